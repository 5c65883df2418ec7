import { defineBoard } from '../../board.ts';
import { BarChart, CandleChart, Donut, LineChart, Meter, Sparkline } from '../../kit/chart.tsx';
import { Frame, Grid, Stack } from '../../kit/frame.tsx';
import { random } from '../../kit/random.ts';
import { Heading, money } from '../../kit/text.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

function walk(count: number) {
  const dice = random('candles');
  let price = 100;
  return Array.from({ length: count }, () => {
    const open = price;
    const close = open + dice.gauss() * 3;
    price = close;
    return {
      open,
      close,
      high: Math.max(open, close) + dice.next() * 2,
      low: Math.min(open, close) - dice.next() * 2,
      volume: dice.between(20, 100),
    };
  });
}

function Charts() {
  return (
    <Frame pad={32}>
      <Grid columns={2} gap={32}>
        <LineChart
          width={500}
          height={240}
          labels={months}
          mark={4}
          format={(v) => money(v, 0)}
          series={[
            { name: 'Paid', values: [1200, 1800, 1600, 2400, 2900, 2700], colour: '#3d6f5e', area: true },
            { name: 'Plan', values: [1000, 1400, 1800, 2200, 2600, 3000], colour: '#8f8c8a', dashed: true },
          ]}
        />
        <BarChart
          width={500}
          height={240}
          showValues
          colours={['#f4be35', '#c97b5a']}
          groups={months.map((label, i) => ({ label, values: [12 + i * 3, 20 - i] }))}
        />
        <CandleChart
          width={500}
          height={240}
          candles={walk(40)}
          up="#3fa77b"
          down="#d65a4f"
          volumeHeight={36}
          showLast
        />
        <Stack gap={20}>
          <Donut
            size={140}
            slices={[
              { label: 'a', value: 45, colour: '#f4be35' },
              { label: 'b', value: 35, colour: '#c97b5a' },
              { label: 'c', value: 20, colour: '#8aa08a' },
            ]}
          >
            <Heading size={24}>45%</Heading>
          </Donut>
          <Sparkline width={220} height={48} values={[3, 5, 4, 8, 7, 11, 9, 13]} colour="#3fa77b" fill dot />
          <Meter width={220} share={0.62} colour="#f4be35" />
        </Stack>
      </Grid>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/charts',
  size: { width: 1100, height: 600 },
  scale: 1,
  out: 'charts.png',
  Component: Charts,
});
