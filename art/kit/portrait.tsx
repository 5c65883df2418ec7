import { type ReactNode, useId } from 'react';

/** People as flat shapes in two tones, lit from the left. Drawn on 400 × 400, of which the middle 360 is shown. */
const skins = {
  porcelain: { base: '#f7d8c4', shade: '#e9b89f', line: '#a9684f', blush: '#ee9c86', lip: '#c9655a' },
  peach: { base: '#f0c3a2', shade: '#dda17d', line: '#98593c', blush: '#e58a6c', lip: '#b9574a' },
  tan: { base: '#d9a279', shade: '#c0845a', line: '#7d4a2c', blush: '#cf7450', lip: '#a14a3c' },
  brown: { base: '#ad7550', shade: '#91593a', line: '#54301b', blush: '#a8513a', lip: '#7c332a' },
  deep: { base: '#7c5038', shade: '#623b28', line: '#351c10', blush: '#84402e', lip: '#5c241f' },
} as const;

export type Skin = keyof typeof skins;
export type HairStyle =
  | 'bob'
  | 'long'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'afro'
  | 'crop'
  | 'swept'
  | 'buzz'
  | 'hijab'
  | 'bald';
export type TopStyle = 'tee' | 'shirt' | 'blazer' | 'turtleneck' | 'hoodie' | 'sweater';
export type Expression = 'smile' | 'grin' | 'calm' | 'thoughtful';

export type PortraitProps = {
  size: number;
  skin: Skin;
  hair: { style: HairStyle; colour: string };
  top: { style: TopStyle; colour: string; under?: string };
  /** Background and the disc behind the head. */
  ground: string;
  disc?: string;
  expression?: Expression;
  glasses?: 'none' | 'round' | 'square';
  beard?: 'none' | 'stubble' | 'full' | 'moustache';
  earrings?: string;
  face?: 'oval' | 'round' | 'square';
  age?: 'young' | 'middle' | 'older';
  /** Where they look: −1 left, 1 right. */
  turn?: number;
  /** Tilt of the head in degrees. */
  tilt?: number;
  /** Corner radius; half the size makes a disc. */
  radius?: number;
};

const faces = {
  oval: 'M144 152C144 108 168 84 200 84S256 108 256 152C256 184 251 204 239 223C227 241 213 250 200 250S173 241 161 223C149 204 144 184 144 152Z',
  round:
    'M142 154C142 108 168 84 200 84S258 108 258 154C258 188 254 206 242 223C230 239 214 246 200 246S170 239 158 223C146 206 142 188 142 154Z',
  square:
    'M144 150C144 106 168 84 200 84S256 106 256 150C256 182 254 204 246 222C236 242 216 251 200 251S164 242 154 222C146 204 144 182 144 150Z',
} as const;

export function Portrait({
  size,
  skin,
  hair,
  top,
  ground,
  disc,
  expression = 'smile',
  glasses = 'none',
  beard = 'none',
  earrings,
  face = 'oval',
  age = 'young',
  turn = 0,
  tilt = 0,
  radius = 0,
}: PortraitProps) {
  const id = useId();
  const tone = skins[skin];
  const dark = shade(hair.colour, -0.28);
  const light = shade(hair.colour, 0.2);
  const shift = turn * 7;
  const hijab = hair.style === 'hijab';
  const hairShapes = hairOf(hair.style, hair.colour, dark, light);
  return (
    <svg
      width={size}
      height={size}
      viewBox="20 26 360 360"
      style={{ borderRadius: radius, flex: 'none' }}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <clipPath id={`${id}face`}>
          <path d={faces[face]} />
        </clipPath>
        <clipPath id={`${id}all`}>
          <rect width="400" height="400" />
        </clipPath>
        <clipPath id={`${id}neck`}>
          <path d={neck} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}all)`}>
        <rect width="400" height="400" fill={ground} />
        {disc && <circle cx="200" cy="212" r="158" fill={disc} />}
        <g transform={`translate(0 16) rotate(${tilt * 0.6} 200 250)`}>{hairShapes.back}</g>
        {!hijab && <path d={neck} fill={tone.base} />}
        {!hijab && (
          <g clipPath={`url(#${id}neck)`}>
            <path
              d={`M150 222C165 262 222 276 252 226V300H214C214 272 186 268 150 246Z`}
              fill={tone.shade}
              transform={`translate(${shift * 0.5} 14)`}
            />
          </g>
        )}
        <Top {...top} tone={tone} />
        {hijab && <HijabScarf colour={hair.colour} dark={dark} light={light} />}
        <g transform={`translate(0 16) rotate(${tilt} 200 250)`}>
          {!hijab && <Ears tone={tone} earrings={earrings} />}
          <path d={faces[face]} fill={tone.base} />
          <g clipPath={`url(#${id}face)`}>
            <path
              d={`M${228 + shift} 70C246 112 ${238 + shift} 150 ${241 + shift} 178C${243 + shift} 206 ${226 + shift} 232 206 254H290V70Z`}
              fill={tone.shade}
              opacity=".75"
            />
            {beard !== 'none' && (
              <Beard
                kind={beard}
                colour={hair.style === 'bald' || hair.style === 'buzz' ? dark : hair.colour}
                shift={shift}
              />
            )}
          </g>
          <g transform={`translate(${shift} 0)`}>
            <ellipse cx="170" cy="196" rx="13" ry="8" fill={tone.blush} opacity=".34" />
            <ellipse cx="230" cy="196" rx="13" ry="8" fill={tone.blush} opacity=".34" />
            <Eyes
              expression={expression}
              brow={
                age === 'older'
                  ? shade(hair.colour, -0.15)
                  : skin === 'deep'
                    ? '#24130b'
                    : hijab || hair.style === 'bald'
                      ? '#3a2a20'
                      : dark
              }
              turn={turn}
            />
            <path
              d={`M${199 + turn * 2} 170C${203 + turn * 3} 184 ${208 + turn * 4} 193 ${207 + turn * 4} 198C206 204 197 205 192 202`}
              fill="none"
              stroke={tone.line}
              strokeWidth="3.4"
              opacity=".75"
            />
            {age !== 'young' && <AgeLines tone={tone} older={age === 'older'} />}
            <Mouth expression={expression} tone={tone} />
          </g>
          {hairShapes.front}
          {glasses !== 'none' && <Glasses kind={glasses} shift={shift} />}
        </g>
      </g>
    </svg>
  );
}

type Tones = (typeof skins)[Skin];

const neck = 'M171 214C172 250 171 270 160 288C174 318 226 318 240 288C229 270 228 250 229 214Z';

function Ears({ tone, earrings }: { tone: Tones; earrings?: string }) {
  return (
    <g>
      <path d="M148 160C136 152 130 164 133 178C136 192 142 200 150 196Z" fill={tone.base} />
      <path d="M252 160C264 152 270 164 267 178C264 192 258 200 250 196Z" fill={tone.shade} />
      <path
        d="M140 170C139 178 141 184 145 188"
        fill="none"
        stroke={tone.line}
        strokeWidth="2.4"
        opacity=".5"
      />
      {earrings && <circle cx="141" cy="204" r="5.5" fill={earrings} />}
      {earrings && <circle cx="259" cy="204" r="5.5" fill={earrings} />}
    </g>
  );
}

function Eyes({ expression, brow, turn }: { expression: Expression; brow: string; turn: number }) {
  const lift = expression === 'thoughtful' ? -5 : 0;
  const soft = expression === 'grin';
  return (
    <g>
      {soft ? (
        <g fill="none" stroke="#2a1b14" strokeWidth="4.5">
          <path d="M165 172C169 165 180 165 184 172" />
          <path d="M216 172C220 165 231 165 235 172" />
        </g>
      ) : (
        <g>
          <path d="M163 171C167 163 181 162 186 171C181 178 168 178 163 171Z" fill="#fffaf4" />
          <path d="M214 171C219 162 233 163 237 171C232 178 219 178 214 171Z" fill="#fffaf4" />
          <circle cx={175 + turn * 2.5} cy="170" r="6.4" fill="#2a1b14" />
          <circle cx={225 + turn * 2.5} cy="170" r="6.4" fill="#2a1b14" />
          <circle cx={173 + turn * 2.5} cy="167.5" r="1.8" fill="#fff" />
          <circle cx={223 + turn * 2.5} cy="167.5" r="1.8" fill="#fff" />
          <path
            d="M162 170C167 161 181 160 187 170M213 170C219 160 233 161 238 170"
            fill="none"
            stroke="#2a1b14"
            strokeWidth="3.6"
          />
        </g>
      )}
      <g fill="none" stroke={brow} strokeWidth="5.4">
        <path d={`M160 ${151 + lift}C167 ${145 + lift} 178 ${144 + lift} 186 149`} />
        <path
          d={
            expression === 'thoughtful'
              ? 'M214 150C221 144 232 144 240 150'
              : 'M214 149C222 144 233 145 240 151'
          }
        />
      </g>
    </g>
  );
}

function Mouth({ expression, tone }: { expression: Expression; tone: Tones }) {
  if (expression === 'grin')
    return (
      <g>
        <path d="M176 216C190 221 210 221 224 216C223 234 212 240 200 240S177 234 176 216Z" fill="#6d2620" />
        <path
          d="M179 217.5C192 221.5 208 221.5 221 217.5C220 223 218 226 216 227C206 229 194 229 184 227C182 226 180 223 179 217.5Z"
          fill="#fffaf4"
        />
      </g>
    );
  if (expression === 'calm')
    return <path d="M182 222C192 226 208 226 218 221" fill="none" stroke={tone.lip} strokeWidth="5" />;
  if (expression === 'thoughtful')
    return <path d="M184 223C194 221 206 221 217 217" fill="none" stroke={tone.lip} strokeWidth="5" />;
  return (
    <g>
      <path d="M177 216C190 229 210 229 223 216" fill="none" stroke={tone.lip} strokeWidth="5" />
      <path
        d="M173 213.5L178 217M227 213.5L222 217"
        fill="none"
        stroke={tone.line}
        strokeWidth="2.6"
        opacity=".6"
      />
      <path
        d="M191 235C197 238 204 238 209 235"
        fill="none"
        stroke={tone.line}
        strokeWidth="2.4"
        opacity=".35"
      />
    </g>
  );
}

function AgeLines({ tone, older }: { tone: Tones; older: boolean }) {
  return (
    <g fill="none" stroke={tone.line} strokeWidth="2.4" opacity=".38">
      <path d="M176 200C171 206 168 212 169 219M226 200C231 206 233 212 232 219" />
      {older && (
        <path d="M180 120C193 116 207 116 220 120M184 108C195 105 206 105 216 108M157 182C160 185 164 187 168 187M243 182C240 185 236 187 232 187" />
      )}
    </g>
  );
}

function Beard({
  kind,
  colour,
  shift,
}: {
  kind: 'stubble' | 'full' | 'moustache';
  colour: string;
  shift: number;
}) {
  const moustache =
    'M172 212C182 203 194 203 200 208C206 203 218 203 228 212C220 214 208 212 200 212S180 214 172 212Z';
  return (
    <g transform={`translate(${shift * 0.7} 0)`} fill={colour}>
      {kind === 'stubble' && (
        <path
          d="M130 178C146 196 150 206 166 206C180 198 220 198 234 206C250 206 254 196 270 178V260H130Z"
          opacity=".2"
        />
      )}
      {kind === 'full' && (
        <path
          d="M120 164C142 172 148 206 168 208C178 199 222 199 232 208C252 206 258 172 280 164V264H120Z M178 218C190 212 210 212 222 218C220 231 212 234 200 234S180 231 178 218Z"
          fillRule="evenodd"
        />
      )}
      {kind !== 'stubble' && <path d={moustache} />}
    </g>
  );
}

function Glasses({ kind, shift }: { kind: 'round' | 'square'; shift: number }) {
  const lens = (cx: number) =>
    kind === 'round' ? (
      <circle key={cx} cx={cx} cy="171" r="21" fill="#ffffff" fillOpacity=".18" />
    ) : (
      <rect key={cx} x={cx - 22} y="155" width="44" height="33" rx="8" fill="#ffffff" fillOpacity=".18" />
    );
  return (
    <g fill="none" stroke="#2b2420" strokeWidth="4" transform={`translate(${shift} 0)`}>
      {lens(174)}
      {lens(226)}
      <path d="M196 168C198 165 202 165 204 168" />
      <path d={`M152 166L${138 - shift} 163M248 166L${262 - shift} 163`} />
    </g>
  );
}

function Top({
  style,
  colour,
  under = '#fffaf4',
  tone,
}: {
  style: TopStyle;
  colour: string;
  under?: string;
  tone: Tones;
}) {
  const dark = shade(colour, -0.16);
  const deep = shade(colour, -0.3);
  const shoulders =
    'M30 410C40 340 60 320 100 308C132 299 148 296 158 284C172 316 228 316 242 284C252 296 268 299 300 308C340 320 360 340 370 410Z';
  const side = 'M263 298C276 302 288 304.6 300 308C340 320 360 340 370 410H286C296 372 292 330 263 298Z';
  const folds = 'M104 410C106 384 104 364 98 348M298 410C297 384 299 364 304 348';
  if (style === 'turtleneck')
    return (
      <g>
        <path d={shoulders} fill={colour} />
        <path d={side} fill={dark} />
        <path d="M158 262C180 274 220 274 242 262L246 296C230 318 170 318 154 296Z" fill={colour} />
        <path d="M216 271C226 270 236 266 242 262L246 296C238 308 224 313 212 313Z" fill={dark} />
        <path d="M158 276C180 288 220 288 243 276" fill="none" stroke={deep} strokeWidth="2.5" opacity=".6" />
        <path d={folds} fill="none" stroke={deep} strokeWidth="3" opacity=".5" />
      </g>
    );
  if (style === 'shirt')
    return (
      <g>
        <path d={shoulders} fill={colour} />
        <path d={side} fill={dark} />
        <path d="M172 288L200 330L228 288L222 276H178Z" fill={tone.shade} />
        <path d="M160 278L146 300L182 342L200 326Z" fill={colour} stroke={deep} strokeWidth="2" />
        <path d="M240 278L254 300L218 342L200 326Z" fill={dark} stroke={deep} strokeWidth="2" />
        <path d="M200 328V410" stroke={deep} strokeWidth="2.5" fill="none" />
        <circle cx="206" cy="358" r="3" fill={deep} />
        <circle cx="206" cy="388" r="3" fill={deep} />
        <path d={folds} fill="none" stroke={deep} strokeWidth="3" opacity=".5" />
      </g>
    );
  if (style === 'blazer')
    return (
      <g>
        <path d={shoulders} fill={colour} />
        <path d={side} fill={dark} />
        <path d="M156 286C170 316 230 316 244 286L232 410H168Z" fill={under} />
        <path d="M208 312C226 308 238 298 244 286L232 410H208Z" fill={shade(under, -0.1)} />
        <path
          d="M158 282L134 304L128 334L146 338L138 350L188 410H196L166 330Z"
          fill={shade(colour, 0.1)}
          stroke={deep}
          strokeWidth="2"
        />
        <path
          d="M242 282L266 304L272 334L254 338L262 350L212 410H204L234 330Z"
          fill={dark}
          stroke={deep}
          strokeWidth="2"
        />
        <path d={folds} fill="none" stroke={deep} strokeWidth="3" opacity=".5" />
      </g>
    );
  if (style === 'hoodie')
    return (
      <g>
        <path d={shoulders} fill={colour} />
        <path d={side} fill={dark} />
        <path
          d="M150 272C128 284 124 304 138 320C160 340 240 340 262 320C276 304 272 284 250 272C248 304 152 304 150 272Z"
          fill={dark}
        />
        <path
          d="M152 278C132 290 134 306 146 316C170 332 230 332 254 316C266 306 268 290 248 278C240 316 160 316 152 278Z"
          fill={shade(colour, 0.08)}
        />
        <path
          d="M178 328C176 348 178 360 176 374M222 328C224 346 222 356 224 368"
          fill="none"
          stroke={under}
          strokeWidth="4.5"
        />
        <path d={folds} fill="none" stroke={deep} strokeWidth="3" opacity=".5" />
      </g>
    );
  const crew = style === 'sweater';
  return (
    <g>
      <path d={shoulders} fill={colour} />
      <path d={side} fill={dark} />
      <path
        d={
          crew
            ? 'M156 284C168 322 232 322 244 284L250 290C240 336 160 336 150 290Z'
            : 'M158 286C172 316 228 316 242 286L246 289C232 326 168 326 154 289Z'
        }
        fill={crew ? deep : dark}
        opacity={crew ? 0.85 : 1}
      />
      <path d={folds} fill="none" stroke={deep} strokeWidth="3" opacity=".5" />
    </g>
  );
}

function HijabScarf({ colour, dark, light }: { colour: string; dark: string; light: string }) {
  return (
    <g>
      <path
        d="M128 170C120 236 132 262 112 300C140 344 262 344 290 300C270 262 280 236 272 170Z"
        fill={colour}
      />
      <path
        d="M262 190C272 240 262 266 290 300C276 324 240 334 206 335C250 316 262 260 262 190Z"
        fill={dark}
      />
      <path
        d="M138 246C160 290 232 296 262 250M122 292C160 324 230 326 276 294"
        fill="none"
        stroke={dark}
        strokeWidth="4"
        opacity=".65"
      />
      <path d="M134 236C140 262 152 276 168 284" fill="none" stroke={light} strokeWidth="4" opacity=".7" />
    </g>
  );
}

function hairOf(
  style: HairStyle,
  colour: string,
  dark: string,
  light: string,
): { back: ReactNode; front: ReactNode } {
  const gloss = (d: string, width = 5) => (
    <path d={d} fill="none" stroke={light} strokeWidth={width} opacity=".75" />
  );
  switch (style) {
    case 'bob':
      return {
        back: (
          <path
            d="M200 58C146 56 124 98 126 152C126 196 118 226 112 246C140 264 260 264 288 246C282 226 274 196 274 152C276 98 254 56 200 58Z"
            fill={dark}
          />
        ),
        front: (
          <g>
            <path
              d="M176 66C140 74 124 108 126 154C126 198 118 228 110 248C126 256 146 256 158 250C148 214 150 176 156 150C176 142 196 122 204 98C216 126 236 142 250 150C256 176 254 216 246 250C258 256 276 256 290 248C282 228 274 198 274 152C276 96 244 50 176 66Z"
              fill={colour}
            />
            {gloss('M150 96C138 118 138 160 134 196')}
            {gloss('M222 84C244 98 256 116 260 146', 4)}
          </g>
        ),
      };
    case 'long':
      return {
        back: (
          <path
            d="M200 54C142 54 118 100 120 158C120 214 96 244 98 300C100 336 116 350 136 346H264C288 350 302 332 302 300C304 244 280 214 280 158C282 100 258 54 200 54Z"
            fill={dark}
          />
        ),
        front: (
          <g>
            <path
              d="M214 66C158 48 122 92 122 158C122 214 98 246 98 302C100 332 112 346 130 346C122 306 150 262 148 206C146 180 150 164 154 152C186 144 206 122 214 100C222 124 238 142 248 152C254 178 250 196 252 214C256 262 282 300 272 346C292 344 302 330 302 300C302 246 278 214 278 158C278 104 256 70 214 66Z"
              fill={colour}
            />
            {gloss('M148 100C134 130 138 176 130 212C124 240 112 262 112 292')}
            {gloss('M244 92C262 114 264 150 266 186C270 220 284 250 288 282', 4)}
          </g>
        ),
      };
    case 'bun':
      return {
        back: (
          <g>
            <path d="M200 16C172 16 158 36 162 56C166 78 234 78 238 56C242 36 228 16 200 16Z" fill={colour} />
            <path d="M216 20C236 30 240 48 236 60C230 72 214 74 204 72C220 62 226 42 216 20Z" fill={dark} />
            <path d="M200 64C152 64 130 100 134 160H266C270 100 248 64 200 64Z" fill={dark} />
          </g>
        ),
        front: (
          <g>
            <path
              d="M200 62C150 62 128 100 136 166C142 160 146 150 148 138C164 112 184 100 200 98C216 100 236 112 252 138C254 150 258 160 264 166C272 100 250 62 200 62Z"
              fill={colour}
            />
            <path
              d="M226 68C258 82 270 116 264 166C258 160 254 150 252 138C244 124 234 114 224 107C234 96 234 82 226 68Z"
              fill={dark}
              opacity=".7"
            />
            {gloss('M164 84C152 96 146 110 144 124')}
            {gloss('M176 32C180 26 190 23 198 24', 4)}
          </g>
        ),
      };
    case 'ponytail':
      return {
        back: (
          <g>
            <path
              d="M252 92C300 84 322 132 308 186C300 222 306 246 322 262C284 270 262 236 266 190C270 150 262 122 246 108Z"
              fill={dark}
            />
            <path
              d="M266 100C296 104 304 144 294 186C288 214 292 234 300 248"
              fill="none"
              stroke={colour}
              strokeWidth="9"
            />
            <path d="M200 62C150 62 128 102 134 160H266C272 102 250 62 200 62Z" fill={dark} />
          </g>
        ),
        front: (
          <g>
            <path
              d="M206 60C150 58 126 102 136 168C142 160 146 148 149 136C180 136 212 122 228 98C240 110 250 126 252 140C254 152 258 160 264 166C274 104 252 62 206 60Z"
              fill={colour}
            />
            {gloss('M166 82C150 96 145 112 143 128')}
            {gloss('M214 76C200 96 182 108 162 114', 4)}
          </g>
        ),
      };
    case 'curls':
      return {
        back: (
          <g fill={dark}>
            {[
              [138, 118, 34],
              [124, 158, 32],
              [120, 200, 32],
              [128, 240, 30],
              [262, 118, 34],
              [276, 158, 32],
              [280, 200, 32],
              [272, 240, 30],
              [168, 84, 36],
              [232, 84, 36],
              [200, 74, 36],
            ].map(([cx, cy, r]) => (
              <circle key={`${cx}${cy}`} cx={cx} cy={cy} r={r} />
            ))}
          </g>
        ),
        front: (
          <g fill={colour}>
            {[
              [150, 104, 25],
              [134, 134, 22],
              [127, 168, 21],
              [124, 204, 22],
              [130, 236, 20],
              [174, 84, 25],
              [204, 78, 26],
              [232, 88, 24],
              [254, 112, 22],
              [268, 142, 20],
              [274, 176, 20],
              [276, 210, 20],
              [188, 104, 17],
              [216, 102, 16],
              [160, 120, 15],
              [242, 124, 14],
            ].map(([cx, cy, r]) => (
              <circle key={`${cx}${cy}`} cx={cx} cy={cy} r={r} />
            ))}
            <g fill="none" stroke={light} strokeWidth="4" opacity=".7">
              <path d="M140 96C144 88 152 86 158 90M120 160C120 152 126 148 132 150M166 74C172 66 182 66 186 72M198 66C206 60 216 64 218 72M116 198C116 190 122 186 128 188" />
            </g>
          </g>
        ),
      };
    case 'afro':
      return {
        back: (
          <g>
            <path
              d="M200 22C142 18 98 58 98 116C90 160 112 204 144 212H256C288 204 310 160 302 116C302 58 258 18 200 22Z"
              fill={colour}
            />
            <path
              d="M246 36C290 56 306 96 302 130C304 166 286 202 256 212H226C268 180 282 100 246 36Z"
              fill={dark}
            />
          </g>
        ),
        front: (
          <g>
            <path
              d="M142 162C140 108 164 92 200 92S260 108 258 162C270 150 272 120 258 98C240 72 160 72 142 98C128 120 130 150 142 162Z"
              fill={colour}
            />
            {gloss('M120 92C128 66 148 48 172 42', 6)}
          </g>
        ),
      };
    case 'crop':
      return {
        back: <path d="M200 62C152 60 132 96 138 160H262C268 96 248 60 200 62Z" fill={dark} />,
        front: (
          <g>
            <path
              d="M138 166C130 118 138 78 172 64C208 48 258 62 264 108C268 128 266 148 262 166C256 158 254 146 252 132C232 126 216 118 204 108C188 118 168 124 150 128C148 142 144 156 138 166Z"
              fill={colour}
            />
            <path
              d="M232 62C260 74 268 108 262 166C256 158 254 146 252 132C246 130 240 128 234 125C244 106 244 82 232 62Z"
              fill={dark}
              opacity=".75"
            />
            {gloss('M152 100C158 86 172 76 190 74')}
          </g>
        ),
      };
    case 'swept':
      return {
        back: <path d="M200 64C154 62 134 98 138 158H262C266 98 246 62 200 64Z" fill={dark} />,
        front: (
          <g>
            <path
              d="M138 164C128 120 132 92 156 78C160 52 214 36 250 60C276 72 276 120 262 164C257 156 254 146 252 134C250 122 246 112 240 106C206 118 172 108 160 100C150 108 148 126 148 136C146 148 143 156 138 164Z"
              fill={colour}
            />
            <path
              d="M250 60C276 72 276 120 262 164C257 156 254 146 252 134C250 122 246 112 240 106C250 96 256 78 250 60Z"
              fill={dark}
              opacity=".75"
            />
            {gloss('M168 84C186 66 214 60 236 68')}
          </g>
        ),
      };
    case 'buzz':
      return {
        back: <path d="M200 74C158 74 140 104 142 152H258C260 104 242 74 200 74Z" fill={dark} />,
        front: (
          <g>
            <path
              d="M141 158C136 110 158 76 200 76S264 110 259 158C256 150 254 140 252 130C238 112 220 106 200 106S162 112 148 130C146 140 144 150 141 158Z"
              fill={colour}
            />
            <path
              d="M228 82C252 94 264 122 259 158C256 150 254 140 252 130C246 122 240 117 232 113C238 104 236 92 228 82Z"
              fill={dark}
              opacity=".7"
            />
          </g>
        ),
      };
    case 'hijab':
      return {
        back: (
          <path
            d="M200 50C136 50 112 104 118 176C120 224 112 260 108 296H292C288 260 280 224 282 176C288 104 264 50 200 50Z"
            fill={dark}
          />
        ),
        front: (
          <g>
            <path
              d="M200 52C140 52 116 104 122 174C124 214 136 250 164 268C186 280 214 280 236 268C264 250 276 214 278 174C284 104 260 52 200 52ZM200 96C232 96 250 118 251 154C251 186 246 206 236 222C226 238 212 245 200 245S174 238 164 222C154 206 149 186 149 154C150 118 168 96 200 96Z"
              fill={colour}
              fillRule="evenodd"
            />
            <path
              d="M238 64C274 84 282 126 278 174C276 214 264 250 236 268C226 274 212 277 200 277C250 246 262 190 251 140C250 110 248 84 238 64Z"
              fill={dark}
              opacity=".55"
            />
            {gloss('M146 92C134 116 132 148 136 182')}
            <path d="M152 124C170 100 188 92 214 92" fill="none" stroke={dark} strokeWidth="4" opacity=".5" />
          </g>
        ),
      };
    case 'bald':
      return {
        back: null,
        front: (
          <path d="M164 108C172 96 184 92 196 92" fill="none" stroke="#fff" strokeWidth="6" opacity=".35" />
        ),
      };
  }
}

/** Lighter (0…1) or darker (−1…0) by mixing towards warm white or warm black. */
export function shade(colour: string, by: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const toward = by > 0 ? [255, 246, 232] : [30, 18, 22];
  const amount = Math.abs(by);
  const channel = (shift: number, to: number) => {
    const c = (value >> shift) & 255;
    return Math.round(c + (to - c) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(16, toward[0]!)}${channel(8, toward[1]!)}${channel(0, toward[2]!)}`;
}
