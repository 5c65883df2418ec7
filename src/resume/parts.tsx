import { Link as PdfLink, Text as PdfText } from '@react-pdf/renderer';
import { createContext, useContext } from 'react';
import type { PrintFace } from '../fonts/print.ts';
import { faceRuns } from '../fonts/runs.ts';
import type { Direction } from '../model/language.ts';
import type { Styles } from './styles.ts';

/** The voices of the resume, each with the faces it is set in. */
type Voice = 'plain' | 'strong' | 'heading';
export type Voices = Record<Voice, readonly PrintFace[]>;

/** How this resume looks: in its owner’s colours, letters and direction. */
export interface Look {
  voices: Voices;
  styles: Styles;
  direction: Direction;
}

const LookContext = createContext<Look | undefined>(undefined);
export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('The look is missing: draw this inside a LookProvider.');
  return look;
}

type Style = Styles[keyof Styles];

interface TextProps {
  children: string;
  style?: Style;
  voice?: Voice;
}

/** A text in the faces that have its letters. What none has (an emoji) is left out: a PDF would show a box. */
export function Text({ children, style, voice = 'plain' }: TextProps) {
  const { direction } = useLook();
  return (
    <PdfText style={{ ...style, direction }}>
      <Runs voice={voice} direction={direction}>
        {children}
      </Runs>
    </PdfText>
  );
}

/** A link. Addresses run from left to right in every language. */
export function Link({ src, style, children }: { src: string; style: Style; children: string }) {
  return (
    <PdfLink src={src} style={style}>
      <Runs voice="plain" direction="ltr">
        {children}
      </Runs>
    </PdfLink>
  );
}

function Runs({ voice, direction, children }: { voice: Voice; direction: Direction; children: string }) {
  const { voices } = useLook();
  return faceRuns(children, voices[voice]).map(({ text, face }, index) => {
    // A space alone comes from the plain face: a font that is embedded for its space only has nothing to draw, and
    // some readers of PDFs refuse it.
    const set = text.trim() === '' ? voices.plain[0] : face;
    return (
      set && (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never in another order.
        <PdfText key={index} style={{ fontFamily: set.name, direction }}>
          {text}
        </PdfText>
      )
    );
  });
}
