import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { InWords } from '../../ui/InWords/InWords.tsx';

export function Flow({ picture, steps, ...head }: BlockProps<'flow'>) {
  return (
    <BlockFrame head={head}>
      <Figure picture={picture} />
      <InWords>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </InWords>
    </BlockFrame>
  );
}
