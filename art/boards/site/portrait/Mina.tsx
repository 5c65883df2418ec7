import { Brush } from '../../../kit/brush.tsx';
import { site } from '../palette.ts';

const skin = { base: '#e2ab84', light: '#f0c4a1', shade: '#c98a63', deep: '#a9694a', line: '#7c4630' };
const hair = { base: '#46291f', dark: '#2e1a15', light: '#7a4a33' };

const face =
  'M210 214C210 254 215 286 229 309C243 333 265 353 288 354C308 354 323 343 335 323C347 303 356 284 358 260C359 247 353 239 352 229C352 219 358 212 357 200C355 150 330 116 286 116C238 116 210 154 210 214Z';
const body =
  'M232 404C216 424 168 434 132 452C98 469 84 508 70 560L52 640H508L488 560C474 508 462 470 428 454C392 436 350 428 334 404C318 446 250 446 232 404Z';

export function Mina() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g transform="translate(0 24)">
        <Bun />
      </g>
      <Neck />
      <Clothes />
      <g transform="translate(0 24) rotate(-4 285 330)">
        <path d="M214 150C194 190 196 250 208 288C216 300 224 300 224 300L262 200Z" fill={hair.dark} />
        <Ear />
        <Face />
        <Hair />
      </g>
    </g>
  );
}

/** Held by whatever was at hand. */
function Bun() {
  return (
    <g>
      <g transform="rotate(-38 226 96) translate(-16 0)">
        <path d="M132 92H332V100H132Z" fill={site.red} />
        <path d="M132 96H332V100H132Z" fill={site.redDark} />
        <path d="M332 89H356V103H332Z" fill="#d9d3cc" />
        <path d="M332 97H356V103H332Z" fill="#a9a29c" />
        <path d="M356 87C376 84 392 90 404 97C392 104 376 108 356 105Z" fill={site.yellow} />
        <path d="M356 97C376 99 392 98 404 97C392 104 376 108 356 105Z" fill={site.yellowDeep} />
        <path d="M132 92C122 93 116 95 114 96C116 97 122 99 132 100Z" fill={site.redDark} />
      </g>
      <path
        d="M236 42C200 34 168 56 168 92C168 126 196 146 228 142C262 140 284 118 282 90C280 62 262 46 236 42Z"
        fill={hair.base}
      />
      <path
        d="M254 50C280 62 286 88 280 108C272 132 248 144 222 142C258 128 270 90 254 50Z"
        fill={hair.dark}
      />
      <path
        d="M182 96C182 70 206 54 232 58M192 112C190 84 212 68 238 74M206 124C206 100 222 86 244 90"
        fill="none"
        stroke={hair.light}
        strokeWidth="3.4"
        opacity=".8"
      />
      <path
        d="M264 46C272 38 282 36 292 38M172 80C164 72 160 64 160 54M262 60C274 52 288 50 300 56"
        fill="none"
        stroke={hair.base}
        strokeWidth="3"
      />
    </g>
  );
}

function Neck() {
  return (
    <g>
      <path
        d="M238 310C243 356 243 388 226 414C244 470 322 470 340 414C327 388 324 362 326 326Z"
        fill={skin.base}
      />
      <path
        d="M238 322C250 362 276 386 306 384C318 382 325 374 325 374C326 390 331 402 338 412C334 424 328 434 318 441C312 420 284 402 242 392Z"
        fill={skin.shade}
      />
      <path d="M252 424C262 430 274 434 284 434" fill="none" stroke={skin.shade} strokeWidth="4" />
    </g>
  );
}

function Clothes() {
  const stripes = Array.from({ length: 9 }, (_, i) => 446 + i * 25);
  return (
    <g>
      <clipPath id="mina-body">
        <path d={body} />
      </clipPath>
      <path d={body} fill="#fff7ea" />
      <g clipPath="url(#mina-body)">
        {stripes.map((y) => (
          <path
            key={y}
            d={`M20 ${y + 44}C120 ${y - 6} 190 ${y + 8} 282 ${y + 14}S440 ${y - 4} 540 ${y + 48}`}
            fill="none"
            stroke={site.ink}
            strokeWidth="7.5"
          />
        ))}
        <path
          d="M372 430C436 452 470 500 520 640H420C430 560 420 480 372 430Z"
          fill="#7d6a78"
          opacity=".26"
        />
        <path
          d="M132 640C134 590 130 552 118 520M436 640C432 590 436 552 446 522"
          fill="none"
          stroke="#bba9a6"
          strokeWidth="3"
        />
        <path d="M222 412C232 462 334 462 344 412L352 418C341 480 225 480 214 420Z" fill="#f1e2cd" />
        <path d="M328 436C337 429 341 421 344 412L352 418C349 430 342 443 327 453Z" fill="#dccab2" />
      </g>
      <Apron />
    </g>
  );
}

function Apron() {
  return (
    <g>
      <clipPath id="mina-apron">
        <path d="M176 640C182 596 182 560 184 532Q185 522 195 522H373Q383 522 384 532C386 560 388 596 394 640Z" />
      </clipPath>
      <path d="M160 441L184 430L212 528L190 536ZM404 441L382 431L356 528L378 536Z" fill={site.yellowDeep} />
      <path d="M160 441L174 434.5L202 531L190 536Z" fill={site.yellow} />
      <path d="M404 441L392 435L366 531L378 536Z" fill="#c98914" />
      <g clipPath="url(#mina-apron)">
        <rect x="160" y="510" width="260" height="140" fill={site.yellow} />
        <path d="M330 510H420V650H336C346 600 344 556 330 510Z" fill={site.yellowDeep} />
        <Brush
          seed="smudge1"
          colour={site.clay}
          width={16}
          load={0.7}
          points={[
            [196, 566],
            [222, 558],
            [250, 566],
          ]}
        />
        <Brush
          seed="smudge2"
          colour={site.dusk}
          width={13}
          load={0.7}
          points={[
            [346, 596],
            [366, 588],
            [388, 594],
          ]}
        />
        <Brush
          seed="smudge3"
          colour={site.sageDark}
          width={10}
          load={0.7}
          points={[
            [204, 592],
            [220, 588],
            [236, 592],
          ]}
        />
        <circle cx="246" cy="590" r="4" fill={site.clay} />
        <circle cx="254" cy="602" r="2.4" fill={site.clay} />
        <path d="M262 578H350V650H262Z" fill="#eab02a" />
        <path d="M262 578H350V586H262Z" fill={site.yellowDeep} />
      </g>
      <path d="M188 531H380" stroke="#fbe3a4" strokeWidth="2" strokeDasharray="5 5" />
      <g transform="rotate(6 300 570)">
        <path d="M284 548H293V588H284Z" fill={site.ink} />
        <path d="M284 548L288.5 536L293 548Z" fill="#f3d5ae" />
        <path d="M287 540L288.5 536L290 540Z" fill={site.ink} />
      </g>
      <g transform="rotate(-4 320 570)">
        <path d="M308 544H316V588H308Z" fill={site.clay} />
        <path d="M308 540Q312 534 316 540V546H308Z" fill="#d9d3cc" />
      </g>
      <path d="M262 586H350" stroke="#c98914" strokeWidth="2.5" />
      <circle cx="200" cy="538" r="6.5" fill="#fff7ea" />
      <circle cx="368" cy="538" r="6.5" fill="#f1e2cd" />
    </g>
  );
}

function Ear() {
  return (
    <g>
      <path d="M216 236C202 226 190 236 193 256C196 276 206 290 220 284Z" fill={skin.base} />
      <path
        d="M200 248C204 242 212 244 214 252C212 262 208 268 208 274"
        fill="none"
        stroke={skin.deep}
        strokeWidth="3.2"
        opacity=".7"
      />
      <circle cx="206" cy="303" r="14" fill="none" stroke={site.yellow} strokeWidth="4.5" />
      <path d="M206 317A14 14 0 0 0 219 298" fill="none" stroke={site.yellowDeep} strokeWidth="4.5" />
    </g>
  );
}

function Face() {
  return (
    <g>
      <clipPath id="mina-face">
        <path d={face} />
      </clipPath>
      <path d={face} fill={skin.base} />
      <g clipPath="url(#mina-face)">
        <path
          d="M338 120C352 170 336 206 342 234C348 262 338 296 318 318C304 334 292 344 284 360H380V120Z"
          fill={skin.shade}
          opacity=".72"
        />
        <path
          d="M200 150C236 176 300 164 320 130L372 120V190C346 168 330 160 318 150C290 178 250 190 216 226L196 232Z"
          fill={skin.shade}
          opacity=".8"
        />
        <ellipse cx="244" cy="281" rx="22" ry="14" fill="#e07f5c" opacity=".34" />
        <ellipse cx="338" cy="281" rx="15" ry="13" fill="#d8694a" opacity=".34" />
        <path
          d="M306 236C309 254 316 268 318 276C320 286 312 292 302 291L300 280Z"
          fill={skin.shade}
          opacity=".8"
        />
      </g>
      <Eyes />
      <path
        d="M308 240C311 256 318 268 319 277C320 287 311 291 303 290C298 290 295 287 293 284"
        fill="none"
        stroke={skin.line}
        strokeWidth="3.6"
      />
      <g fill={skin.deep} opacity=".6">
        {[
          [240, 272],
          [249, 278],
          [236, 282],
          [257, 271],
          [246, 288],
          [332, 272],
          [341, 277],
          [335, 285],
          [306, 266],
        ].map(([x, y]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r="1.7" />
        ))}
      </g>
      <Mouth />
    </g>
  );
}

function Eyes() {
  return (
    <g>
      <path d="M246 244C253 231 272 229 283 242C275 252 257 254 246 244Z" fill="#fffaf4" />
      <path d="M319 241C326 230 341 230 348 241C341 251 327 251 319 241Z" fill="#fffaf4" />
      <circle cx="267" cy="241" r="9.2" fill="#5b3320" />
      <circle cx="335" cy="240" r="8.8" fill="#5b3320" />
      <circle cx="267" cy="241" r="4.8" fill={site.ink} />
      <circle cx="335" cy="240" r="4.6" fill={site.ink} />
      <circle cx="264" cy="237" r="2.7" fill="#fff" />
      <circle cx="332" cy="236" r="2.6" fill="#fff" />
      <path
        d="M241 247C250 229 272 226 285 241M317 240C325 228 342 227 350 240"
        fill="none"
        stroke={hair.dark}
        strokeWidth="5"
      />
      <path d="M243 245L236 241M246 238L240 233M349 239L354 235" stroke={hair.dark} strokeWidth="3" />
      <path
        d="M250 252C258 256 270 256 278 251M322 249C329 253 340 253 345 248"
        fill="none"
        stroke={skin.deep}
        strokeWidth="2.2"
        opacity=".6"
      />
      <path
        d="M248 228C257 219 272 218 282 226M320 225C328 219 341 219 347 226"
        fill="none"
        stroke={skin.deep}
        strokeWidth="2.4"
        opacity=".55"
      />
      <path
        d="M236 214C247 201 270 198 287 208C270 205 252 208 238 219Z"
        fill={hair.dark}
        stroke={hair.dark}
        strokeWidth="3"
      />
      <path
        d="M315 207C327 198 344 199 354 209C343 204 328 205 317 212Z"
        fill={hair.dark}
        stroke={hair.dark}
        strokeWidth="3"
      />
    </g>
  );
}

function Mouth() {
  return (
    <g>
      <path
        d="M268 309C279 307 290 304 298 307C306 304 318 306 328 307C322 328 308 335 298 335C286 335 274 326 268 309Z"
        fill="#8c2f2a"
      />
      <path
        d="M272 311C284 314 314 314 325 309.5C322 317 318 320 315 321C304 323 290 323 281 321C277 319 274 315 272 311Z"
        fill="#fffaf4"
      />
      <path
        d="M268 309C279 307 290 303 298 306.5C306 303 318 305 328 307C318 311 306 311 298 312C288 312 278 312 268 309Z"
        fill="#b9574a"
      />
      <path
        d="M277 325C284 331 310 332 319 323C314 334 306 338 298 338C289 338 281 333 277 325Z"
        fill="#c8695a"
      />
      <path
        d="M263 305C264 309 267 311 270 311M332 303C331 307 329 308 326 308"
        fill="none"
        stroke={skin.line}
        strokeWidth="3"
      />
      <path
        d="M288 346C295 349 303 349 309 345"
        fill="none"
        stroke={skin.deep}
        strokeWidth="2.6"
        opacity=".45"
      />
    </g>
  );
}

function Hair() {
  return (
    <g>
      <path
        d="M318 122C296 92 236 92 208 140C192 168 192 208 200 238C206 232 212 230 218 234C220 216 226 200 238 188C274 178 306 158 318 122Z"
        fill={hair.base}
      />
      <path
        d="M314 116C344 122 364 152 362 198C362 208 360 216 358 224C352 200 344 170 322 148C316 138 314 128 314 116Z"
        fill={hair.base}
      />
      <path
        d="M314 116C344 122 364 152 362 198C362 208 360 216 358 224C356 190 344 150 314 116Z"
        fill={hair.dark}
      />
      <path
        d="M302 120C270 116 236 134 218 172M308 128C276 132 240 152 222 190M288 112C258 106 226 128 210 164"
        fill="none"
        stroke={hair.light}
        strokeWidth="3.2"
        opacity=".75"
      />
      <path
        d="M214 232C208 250 212 276 222 300C226 312 224 322 218 330"
        fill="none"
        stroke={hair.base}
        strokeWidth="6"
      />
      <path d="M218 236C214 256 220 276 228 292" fill="none" stroke={hair.light} strokeWidth="2.4" />
      <path
        d="M357 212C364 236 364 262 356 288C352 300 354 308 360 314"
        fill="none"
        stroke={hair.dark}
        strokeWidth="5"
      />
      <path
        d="M240 104C232 96 230 88 232 80M278 100C280 92 286 86 294 84"
        fill="none"
        stroke={hair.base}
        strokeWidth="3"
      />
      <Pencil />
    </g>
  );
}

/** Behind the ear, where it always is when looked for. */
function Pencil() {
  return (
    <g transform="translate(194 236) rotate(-27) scale(.92)">
      <path d="M-92 -5H20V5H-92Z" fill={site.yellow} />
      <path d="M-92 1H20V5H-92Z" fill={site.yellowDeep} />
      <path d="M-104 -5H-92V5H-104Z" fill="#d9d3cc" />
      <path d="M-104 -5H-110Q-116 0 -110 5H-104Z" fill={site.clay} />
      <path d="M20 -5L38 0L20 5Z" fill="#f3d5ae" />
      <path d="M31 -2L38 0L31 2Z" fill={site.ink} />
    </g>
  );
}
