import { boxesIn } from './boxes.ts';
import { prepareFilm } from './prepare.ts';
import { type Track, tracksOf } from './tracks.ts';
import { isWebm, webmTracks } from './webm.ts';

const EXPORT =
  'Export it as MP4 or MOV with H.264: in QuickTime Player with File → Export As → 1080p, anywhere with HandBrake and its preset Fast 1080p30.';
const EXPORT_WEBM = 'Export it as WebM with VP9, or take `webm` out: one MP4 is enough.';
const AGAIN = 'Copy or download it again, or export it anew.';

/** The names people know. */
const CODECS: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision (HEVC)',
  dvhe: 'Dolby Vision (HEVC)',
  apch: 'ProRes',
  apcn: 'ProRes',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes 4444',
  ap4x: 'ProRes 4444',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Visual',
  'rle ': 'QuickTime Animation',
  'png ': 'PNG frames',
  jpeg: 'Motion JPEG',
  mjpa: 'Motion JPEG',
  AVdn: 'DNxHD',
  CFHD: 'CineForm',
};

/** Profiles of H.264 that no browser promises to play: more colours than a screen needs. */
const PROFILES: Record<number, string> = { 110: 'High 10', 122: 'High 4:2:2', 244: 'High 4:4:4' };

/** Why a file cannot be shown as a film, what was found in it, and how to mend it. */
export function filmFault(file: string, bytes: Buffer, field: 'mp4' | 'webm'): string | undefined {
  if (bytes.length === 0) return `${file} is empty. ${AGAIN}`;
  try {
    const fault = field === 'webm' ? webmFault(file, bytes) : mp4Fault(file, bytes);
    if (!fault) prepareFilm(bytes);
    return fault;
  } catch {
    return `${file} is damaged: its parts do not fit together. ${AGAIN}`;
  }
}

function mp4Fault(file: string, bytes: Buffer): string | undefined {
  if (isWebm(bytes)) {
    return `${file} is a WebM, which not every browser plays. Name it under \`webm\`, and a film with H.264 here. ${EXPORT}`;
  }
  const boxes = boxesIn(bytes);
  if (!['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(boxes[0]?.type ?? '')) {
    return `${file} is ${otherKind(bytes)}, not an MP4 or MOV. ${EXPORT}`;
  }
  const isWhole = boxes.every(({ end }) => end <= bytes.length) && boxes.some(({ type }) => type === 'moov');
  if (!isWhole) return `${file} is cut off: its end is missing. ${AGAIN}`;
  const films = tracksOf(bytes).filter(({ kind }) => kind === 'vide');
  if (films.length === 0) return `${file} holds sound and no pictures. ${EXPORT}`;
  const fault = films.map(codecFault).find((one) => one !== undefined);
  return fault && `${file} holds ${fault}, which not every browser plays. ${EXPORT}`;
}

function codecFault({ codec, profile, width, height }: Track): string | undefined {
  const size = `${width} × ${height}`;
  if (codec !== 'avc1' && codec !== 'avc3') return `${CODECS[codec] ?? `“${codec.trim()}”`} of ${size}`;
  const name = profile === undefined ? undefined : PROFILES[profile];
  return name && `H.264 of ${size} in its profile ${name}`;
}

function webmFault(file: string, bytes: Buffer): string | undefined {
  if (!isWebm(bytes)) return `${file} is ${otherKind(bytes)}, not a WebM. ${EXPORT_WEBM}`;
  const { codecs, isCutOff } = webmTracks(bytes);
  if (isCutOff) return `${file} is cut off: its end is missing. ${AGAIN}`;
  if (codecs.some((codec) => /^V_(VP8|VP9|AV1)/.test(codec))) return undefined;
  const found = codecs.map((codec) => codec.replace(/^[VA]_/, '')).join(' and ') || 'no pictures';
  return `${file} holds ${found}, which browsers do not play from a WebM. ${EXPORT_WEBM}`;
}

function otherKind(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('GIF8')) return 'a GIF';
  if (start.startsWith('RIFF') && start.endsWith('AVI ')) return 'an AVI';
  if (/^....ftyp/s.test(start)) return 'an MP4 or MOV';
  if (start.startsWith('version http')) return 'a note of Git LFS (run `git lfs pull`)';
  return 'a file of another kind';
}
