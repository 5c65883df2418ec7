import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Box, boxesAt, boxesIn } from './boxes.ts';
import { filmFault } from './judge.ts';
import { prepareFilm } from './prepare.ts';
import { numbersIn, samplesOf, tracksOf } from './tracks.ts';

/** What plays everywhere lies with the examples; what does not, or is odd, with the tests. */
const film = (name: string) =>
  readFileSync(`${name.startsWith('films/') ? 'tests/fixtures' : 'src/blocks/example-files'}/${name}`);
const TORONTO = /43\.6532/;
const text = (bytes: Buffer) => bytes.toString('latin1');

/** The boxes on the way to the list of where a track’s pictures are. */
const LISTS = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** Every picture of a film, found by its table of contents. */
function pictures(bytes: Buffer): string[] {
  const track = tracksOf(bytes).find(({ kind }) => kind === 'vide');
  if (!track) throw new Error('There is no track of pictures.');
  return samplesOf(bytes, track).map(([start, length]) => bytes.toString('hex', start, start + length));
}

/** The same film, its places written in 64 bits each. Its table of contents has to stand last: it grows. */
function withLongPlaces(bytes: Buffer): Buffer {
  const rewritten = (box: Box): Buffer => {
    const head = (type: string, inside: Buffer) => {
      const start = Buffer.alloc(8);
      start.writeUInt32BE(8 + inside.length);
      start.write(type, 4, 'latin1');
      return Buffer.concat([start, inside]);
    };
    if (LISTS.includes(box.type))
      return head(box.type, Buffer.concat(boxesIn(bytes, box.body, box.end).map(rewritten)));
    if (box.type !== 'stco') return bytes.subarray(box.start, box.end);
    const places = numbersIn(bytes, box).map((at) => {
      const long = Buffer.alloc(8);
      long.writeBigUInt64BE(BigInt(at));
      return long;
    });
    return head('co64', Buffer.concat([bytes.subarray(box.body, box.body + 8), ...places]));
  };
  return Buffer.concat(boxesIn(bytes).map(rewritten));
}

describe('a film is judged by what is in it:', () => {
  test.each([
    ['film.mp4', 'mp4'],
    ['films/screen.mov', 'mp4'],
    ['films/keys.mp4', 'mp4'],
    ['film.webm', 'webm'],
    ['films/place.webm', 'webm'],
  ] as const)('%s plays everywhere as %s', (name, field) => {
    expect(filmFault(name, film(name), field)).toBeUndefined();
  });

  const cut = (name: string) => film(name).subarray(0, film(name).length - 500);
  test.each([
    [
      'HEVC',
      film('films/hevc.mp4'),
      'mp4',
      'holds HEVC (H.265) of 320 × 200',
      'Export it as MP4 or MOV with H.264',
    ],
    ['ProRes', film('films/prores.mov'), 'mp4', 'holds ProRes 4444 of 32 × 32', 'QuickTime Player'],
    [
      'too many colours',
      film('films/high-444.mp4'),
      'mp4',
      'holds H.264 of 320 × 200 in its profile High 4:4:4',
      'HandBrake',
    ],
    ['WebM under mp4', film('film.webm'), 'mp4', 'is a WebM, which not every browser plays', 'under `webm`'],
    ['MP4 under webm', film('film.mp4'), 'webm', 'is an MP4 or MOV, not a WebM', 'take `webm` out'],
    ['H.264 in a Matroska', film('films/h264.mkv'), 'webm', 'holds MPEG4/ISO/AVC', 'take `webm` out'],
    ['a GIF', Buffer.from('GIF89a......'), 'mp4', 'is a GIF, not an MP4 or MOV', 'Export it'],
    ['an AVI', Buffer.from('RIFF....AVI '), 'mp4', 'is an AVI, not an MP4 or MOV', 'Export it'],
    ['words', Buffer.from('not a film at all'), 'mp4', 'is a file of another kind', 'Export it'],
    ['nothing', Buffer.alloc(0), 'mp4', 'is empty.', 'Copy or download it again'],
    ['half an MP4', cut('film.mp4'), 'mp4', 'is cut off', 'download it again'],
    ['half a MOV', cut('films/screen.mov'), 'mp4', 'is cut off', 'download it again'],
    ['half a WebM', cut('film.webm'), 'webm', 'is cut off', 'download it again'],
  ] as const)('%s is refused with what was found and the mend', (_, bytes, field, found, mend) => {
    const fault = filmFault('content/film.mp4', bytes, field);
    expect(fault).toContain(`content/film.mp4 ${found}`);
    expect(fault).toContain(mend);
  });

  test('damage anywhere is a sentence, never a crash', () => {
    for (const name of ['film.mp4', 'films/screen.mov', 'film.webm']) {
      for (let at = 0; at < film(name).length; at += 7) {
        const bytes = film(name);
        bytes.fill(0xff, at, Math.min(at + 4, bytes.length));
        const fault = filmFault(name, bytes, name.endsWith('webm') ? 'webm' : 'mp4');
        expect(
          fault === undefined || /^\S+ (is|holds) .+\. .+\.$/.test(fault),
          `${name} ${at}: ${fault}`,
        ).toBe(true);
      }
    }
  });
});

describe('a film is published', () => {
  test.each(['films/screen.mov', 'films/keys.mp4', 'films/place.webm'])(
    'without the place it was taken at: %s',
    (name) => {
      expect(text(film(name))).toMatch(TORONTO);
      const out = prepareFilm(film(name));
      expect(text(out)).not.toMatch(TORONTO);
      expect(filmFault(name, out, name.endsWith('webm') ? 'webm' : 'mp4')).toBeUndefined();
    },
  );

  const N = '+43.6532-079.3832/';
  const box = (type: string, ...inside: (string | Buffer)[]): Buffer => {
    const body = Buffer.concat(
      inside.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  test.each([
    ['a tag', [box('moov', box('udta', box('\xa9xyz', N)))]],
    [
      'a tag of a camera, in its own form',
      [box('moov', box('udta', box('NCDT', box('NCTG', `\x20\0\0\x02${N}`))))],
    ],
    ['a table of keys', [box('moov', box('meta', `com.apple.quicktime.location.ISO6709 ${N}`))]],
    ['a track', [box('moov', box('trak', box('mdia', box('minf', box('udta', N)))))]],
    ['room that is called free', [box('moov', box('skip', N)), box('free', `freeGPS ${N}`)]],
    ['a box of a dashboard’s camera', [box('moov', box('gps ', N))]],
    ['a list of notes', [box('moov'), box('meco', box('meta', N))]],
    ['a program’s own box, in wide letters', [box('moov', box('uuid', Buffer.from(N, 'utf16le')))]],
    ['an event', [box('moov'), box('emsg', N)]],
    ['a part that came while it was streamed', [box('moov'), box('moof', box('traf', box('meta', N)))]],
  ])('without the place it was taken at, wherever that stands: in %s', (_, boxes) => {
    const whole = Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), ...boxes, box('mdat', 'pictures')]);
    const inOrder = Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), box('mdat', 'pictures'), ...boxes]);
    const followed = Buffer.concat([inOrder, Buffer.from(`\0\0\0\x05${N}`)]);
    for (const bytes of [whole, inOrder, followed]) {
      const out = prepareFilm(bytes);
      for (const letters of ['latin1', 'utf16le'] as const)
        for (const from of [out, out.subarray(1)]) expect(from.toString(letters)).not.toContain('43.6532');
      expect(text(out)).toContain('pictures');
    }
  });

  test('with its pictures and its sound as they are', () => {
    const [before, after] = [film('film.mp4'), prepareFilm(film('film.mp4'))];
    expect(after).toHaveLength(before.length);
    expect(pictures(after)).toEqual(pictures(before));
    expect(prepareFilm(film('film.webm')).equals(film('film.webm'))).toBe(true);
  });

  test('with its table of contents first, which still finds every picture', () => {
    const [before, after] = [film('films/screen.mov'), prepareFilm(film('films/screen.mov'))];
    const order = (bytes: Buffer) => boxesIn(bytes).map(({ type }) => type);
    expect(order(before).indexOf('moov')).toBeGreaterThan(order(before).indexOf('mdat'));
    expect(order(after).slice(0, 2)).toEqual(['ftyp', 'moov']);
    expect(pictures(after).join('').length).toBeGreaterThan(1000);
    expect(pictures(after)).toEqual(pictures(before));
  });

  test('the same where it names places in long numbers, as large films do', () => {
    const before = withLongPlaces(film('films/screen.mov'));
    expect(boxesAt(before, [...LISTS, 'stco'])).toEqual([]);
    expect(boxesAt(before, [...LISTS, 'co64']).length).toBeGreaterThan(0);
    const after = prepareFilm(before);
    expect(boxesIn(after)[1]?.type).toBe('moov');
    expect(pictures(before).join('').length).toBeGreaterThan(1000);
    expect(pictures(after)).toEqual(pictures(before));
  });

  test('as an MP4, of a MOV its pictures only: no sound browsers do not know, no notes of the camera', () => {
    const before = film('films/screen.mov');
    expect(tracksOf(before).map(({ kind, codec }) => `${kind} ${codec}`)).toEqual([
      'vide avc1',
      'soun sowt',
      'tmcd tmcd',
    ]);
    const notes = samplesOf(before, tracksOf(before)[2] as ReturnType<typeof tracksOf>[number]);
    expect(
      notes.some(([start, length]) => before.subarray(start, start + length).some((byte) => byte > 0)),
    ).toBe(true);
    const after = prepareFilm(before);
    expect(tracksOf(after).map(({ kind }) => kind)).toEqual(['vide']);
    expect(boxesAt(after, ['moov', 'trak', 'tref'])).toEqual([]);
    expect(text(after).slice(0, 40)).not.toContain('qt  ');
    const moved = boxesAt(after, ['mdat'])[0]?.start ?? 0;
    const by = moved - (boxesAt(before, ['mdat'])[0]?.start ?? 0);
    for (const [start, length] of notes) {
      expect(after.subarray(start + by, start + by + length).every((byte) => byte === 0)).toBe(true);
    }
  });

  test('even a MOV of old, which does not say what it is', () => {
    const whole = film('film.mp4');
    const [type] = boxesAt(whole, ['ftyp']);
    const old = Buffer.from(whole.subarray(type?.end));
    for (const box of boxesAt(old, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco'])) {
      for (let at = box.body + 8; at < box.end; at += 4) {
        old.writeUInt32BE(old.readUInt32BE(at) - (type?.end ?? 0), at);
      }
    }
    const lists = (bytes: Buffer) =>
      boxesAt(bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stco']).flatMap((box) =>
        numbersIn(bytes, box),
      );
    const out = prepareFilm(old);
    expect(boxesIn(out).map(({ type }) => type)[0]).toBe('ftyp');
    const by = (boxesAt(out, ['mdat'])[0]?.start ?? 0) - (boxesAt(whole, ['mdat'])[0]?.start ?? 0);
    expect(lists(out)).toEqual(lists(whole).map((at) => at + by));
  });
});
