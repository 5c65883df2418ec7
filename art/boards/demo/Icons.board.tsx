import { defineBoard } from '../../board.ts';
import { Frame, Grid, Stack } from '../../kit/frame.tsx';
import { Icon, iconNames } from '../../kit/icons.tsx';
import { Text } from '../../kit/text.tsx';

function Icons() {
  return (
    <Frame pad={32}>
      <Grid columns={12} gap={20}>
        {iconNames.map((name) => (
          <Stack key={name} gap={6} align="center">
            <Icon name={name} size={40} />
            <Text size={11} colour="#8f8c8a">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/icons',
  size: { width: 1100, height: 760 },
  scale: 1.5,
  out: 'icons.png',
  Component: Icons,
});
