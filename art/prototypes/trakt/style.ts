import { c, font, lift, mono } from '../../boards/trakt/ui/theme.ts';

export const css = `
body{font:450 14.5px/1.4 ${font};color:${c.ink};background:${c.ground}}
main{height:100%;display:grid;grid-template:auto minmax(0,1fr)/500px minmax(0,1fr);gap:0 18px;padding:0 24px 20px}
.top{grid-column:1/-1;display:flex;align-items:center;gap:12px;min-height:72px}
.top h1{font-size:21px;font-weight:750;letter-spacing:-.015em}
.draft{padding:3px 11px;border-radius:99px;font-size:13px;font-weight:700;background:${c.amberSoft};color:#8f4f04}
.draft.live{background:${c.greenSoft};color:#0b6b46}
.solid{min-height:44px;padding:0 20px;border-radius:12px;font-weight:700;background:${c.indigo};color:#fff}
.top .solid{margin-left:auto}
.panel{padding:18px 22px;border-radius:16px;background:${c.panel};box-shadow:0 0 0 1px ${c.line},${lift.card};overflow:auto}
.panel h2{font-size:15.5px;font-weight:750;margin-bottom:10px}
.field{margin-bottom:13px}
.field label{font-size:13.5px;font-weight:700}
.field label+span{font-size:13px;color:${c.muted};margin-left:8px}
.box{display:flex;flex-wrap:wrap;align-items:center;gap:6px;margin-top:5px;padding:6px;border-radius:10px;box-shadow:inset 0 0 0 1px #8f8cb0}
.box:focus-within{box-shadow:inset 0 0 0 2px ${c.indigo},0 0 0 4px ${c.indigoSoft}}
.box[data-wrong=true]{box-shadow:inset 0 0 0 2px ${c.rose}}
.box input{flex:1;min-width:120px;min-height:36px;padding:0 6px;border:0;background:none;font:500 14px ${mono};outline:none}
.token{display:inline-flex;align-items:center;gap:2px;min-height:36px;padding-left:10px;border-radius:8px;background:${c.indigoSoft};color:${c.indigoDeep};font:550 13.5px ${mono}}
.token button{width:36px;height:36px;display:grid;place-items:center}
.add{min-height:36px;padding:0 12px;border-radius:8px;font-weight:650;color:${c.indigoDeep};box-shadow:inset 0 0 0 1px ${c.lavender}}
.fault{margin-top:4px;font-size:13.5px;font-weight:650;color:${c.rose}}
.note{display:flex;gap:7px;font-size:13.5px;color:${c.muted};min-height:38px}
.right{display:grid;grid-template-rows:minmax(0,1fr) auto;gap:16px;min-height:0}
.links label{position:relative;display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;align-items:center;min-height:44px;padding:0 14px;margin:0 -14px;border-radius:10px;font:500 13.5px ${mono};cursor:pointer}
.links input{position:absolute;opacity:0;inset:0}
.links label:has(:checked){background:${c.indigoSoft};color:${c.indigoDeep}}
.links label:has(:focus-visible){outline:3px solid ${c.indigo}}
.links span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.none{color:${c.muted}}
.preview{display:flex;gap:20px;align-items:center}
.code{border-radius:12px;box-shadow:inset 0 0 0 1px ${c.line};padding:4px;flex:none;line-height:0}
.url{font:450 13.5px/1.6 ${mono};color:${c.muted};overflow-wrap:anywhere;font-variant-ligatures:none}
.url b{color:${c.indigoDeep};font-weight:650}
.ending{padding:18px 22px;border-radius:16px;background:${c.greenSoft}}
.ending h2{font-size:18px;font-weight:750;color:#0b6b46}
.ending p{margin:4px 0 12px;line-height:1.5}
.ending button{min-height:44px;padding:0 18px;border-radius:12px;font-weight:700;background:#0b6b46;color:#fff}
@media (width<=700px){
  main{display:block;padding:0 14px 14px;overflow:auto}
  .top{min-height:60px;gap:8px;flex-wrap:wrap;padding:8px 0}
  .top h1{font-size:18px}
  .panel{padding:14px 16px;margin-bottom:12px;overflow:visible}
  .right{display:block}
  .preview{gap:12px}
  .url{font-size:12.5px}
  .field{margin-bottom:9px}
}
`;
