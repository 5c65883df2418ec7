import { amber, face, green, ink } from '../../boards/crypto_insights/ui/theme.ts';

export const css = `
body{font:400 15px/1.35 ${face.text};color:${ink.bright};background:${green[950]};font-variant-numeric:tabular-nums}
main{position:relative;height:100%;display:flex;flex-direction:column;overflow:hidden;max-width:430px;margin:auto;background:linear-gradient(${green[900]},${green[950]} 340px)}
h1{font-size:17px;font-weight:600;text-align:center;padding:20px 0 14px}
.in{padding:0 20px}
.segments{display:grid;grid-template-columns:1fr 1fr;gap:4px;padding:4px;border-radius:24px;background:${green[850]}}
.segments label{position:relative;display:grid;place-items:center;min-height:40px;border-radius:20px;font-weight:600;color:${ink.soft};cursor:pointer}
.segments input{position:absolute;opacity:0;inset:0}
.segments label:has(:checked){background:${green[700]};color:${green[100]}}
label:has(:focus-visible){outline:3px solid ${green.mint};outline-offset:2px}
:focus-visible{outline-color:${green.mint}}
.note{text-align:center;color:${ink.soft};font-size:14px;margin-top:8px}
.amount{text-align:center;margin-top:12px}
.amount output{display:block;font:600 52px/1.12 ${face.figure};letter-spacing:-.035em}
.amount small{color:${ink.soft};font-size:15px}
.amount [role=alert]{color:${amber}}
.chips{display:flex;gap:8px;margin-top:14px}
.chips button{flex:1;min-height:40px;border-radius:20px;text-align:center;font-weight:600;background:${green[850]}}
.chips button[aria-pressed=true]{background:${green[700]};color:${green[100]}}
.limit{display:flex;align-items:center;justify-content:space-between;gap:10px;margin-top:12px;padding:9px 12px;border-radius:20px;background:${green[900]};box-shadow:inset 0 0 0 1.5px ${green[600]}}
.limit button{width:44px;height:44px;border-radius:22px;background:${green[800]};display:grid;place-items:center;flex:none}
.limit div{text-align:center}
.limit label{display:block;font-size:13px;color:${ink.soft}}
.limit output{font:600 23px ${face.figure};letter-spacing:-.02em}
.keys{display:grid;grid-template-columns:1fr 1fr 1fr;margin-top:8px}
.keys button{min-height:50px;display:grid;place-items:center;font:500 24px ${face.figure};border-radius:14px}
.keys button:active{background:${green[850]}}
.foot{margin-top:auto;padding:0 20px 24px}
.sums{display:grid;gap:3px;padding:0 2px 12px;font-size:14.5px;color:${ink.soft}}
.sums div,.review dl div{display:flex;justify-content:space-between}
.sums dd{color:${ink.bright}}
.go{display:block;width:100%;min-height:56px;border-radius:28px;text-align:center;font-weight:650;font-size:17px;background:${green.mint};color:${ink.onMint}}
.go:disabled{background:${green[800]};color:${ink.soft}}
.plain{display:block;width:100%;min-height:48px;margin-top:8px;border-radius:24px;text-align:center;font-weight:600;color:${green.mint}}
.veil{position:absolute;inset:0;background:#020504;opacity:.5}
.review{position:absolute;inset:auto 0 0;padding:22px 22px 24px;border-radius:28px 28px 0 0;background:${green[850]};animation:up .22s ease-out}
@keyframes up{from{transform:translateY(100%)}}
.head{display:flex;align-items:center;justify-content:space-between;margin-bottom:8px}
.head h2{font:600 22px ${face.figure};letter-spacing:-.025em}
.head button{min-height:44px;padding:0 6px;color:${green.mint};font-weight:600}
.review dl div{min-height:38px;align-items:center}
.review dt{color:${ink.soft}}
.review .total{min-height:48px;margin-top:6px;box-shadow:inset 0 1px ${green[700]};font-weight:650;font-size:17px}
.total dt{color:inherit}
.warn{display:flex;gap:10px;margin:6px 0 16px;padding:12px 14px;border-radius:14px;background:color-mix(in srgb,${amber} 11%,${green[850]});color:#f6e6c6;font-size:14px;line-height:1.42}
.after{height:100%;display:grid;align-content:center;gap:12px;padding:0 28px;text-align:center}
.after h2{font:600 26px ${face.figure};letter-spacing:-.025em}
.after p{color:${ink.soft};font-size:16px;line-height:1.45}
.ending{margin:auto 20px;padding:26px 24px;border-radius:28px;background:${green[850]}}
.ending h2{font:600 26px ${face.figure};color:${green.mint}}
.ending p{margin:8px 0 20px;font-size:16.5px;line-height:1.5}
.ending button{display:block;width:100%;min-height:54px;border-radius:27px;text-align:center;font-weight:650;background:${green.mint};color:${ink.onMint}}
`;
