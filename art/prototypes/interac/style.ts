import { c, font } from '../../boards/interac/tokens.ts';

/** The bank’s colours come from the theme, as properties of the bank’s part; honey is the presenter’s. */
export const css = `
body{font:400 15px/1.4 ${font};color:${c.ink};background:${c.page};font-variant-numeric:tabular-nums}
#app>div{height:100%;display:grid;grid-template-rows:minmax(0,1fr) auto}
main{display:flex;flex-direction:column;min-height:0;overflow:auto;background:${c.page};transition:background .15s}
.bank{display:flex;align-items:center;gap:12px;min-height:64px;padding:0 28px;background:var(--chrome);color:var(--on-chrome);transition:background .15s;flex:none}
.bank h1{font-size:23px;font-weight:750;letter-spacing:-.01em}
.bank p{padding-left:12px;border-left:1px solid rgb(255 255 255/.35);font-size:14px}
.bank span{margin-left:auto;width:38px;height:38px;border-radius:19px;display:grid;place-items:center;background:rgb(255 255 255/.18);font-size:13px;font-weight:650}
.content{flex:1;display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:18px;padding:18px 28px;align-content:start}
.hello{grid-column:1/-1}
.hello h2{font-size:26px;font-weight:650;letter-spacing:-.015em;line-height:1.15}
.muted{color:${c.muted};font-size:13.5px}
.accounts{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}
.card{padding:16px 20px;border:1px solid ${c.line};border-radius:var(--radius);background:${c.paper}}
.card h3{font-size:15px;font-weight:600}
.accounts b{display:block;font-size:24px;font-weight:650;letter-spacing:-.02em;margin:10px 0 2px}
.accounts .card:first-child{border-color:transparent;box-shadow:inset 0 0 0 2px var(--action)}
.left{display:grid;gap:18px;align-content:start}
.rows li{display:grid;grid-template-columns:1fr 70px 100px;gap:12px;align-items:center;min-height:50px;border-bottom:1px solid ${c.hair}}
.rows li:last-child{border:0}
.rows b{font-weight:550;display:block;line-height:1.2}
.rows em{font-style:normal;font-weight:600;text-align:right}
.rows .plus{color:${c.positive}}
.task{background:var(--tint);border-color:transparent;align-self:start}
.task h3{color:var(--action);margin-bottom:6px}
.task p{margin-bottom:12px}
.act{display:block;width:100%;min-height:46px;border-radius:var(--radius);text-align:center;font-weight:600;background:var(--action);color:var(--on-action)}
.done{display:flex;gap:8px;align-items:center;font-weight:600;color:${c.positive}}
.dock{display:flex;align-items:center;gap:10px 14px;padding:10px 28px;background:#211f1d;color:#fff;font-size:14px;flex-wrap:wrap}
.dock strong{font-weight:650}
.dock .pick label{color:#cfc8be}
.dock select{min-height:40px;padding:0 12px;border-radius:20px;border:0;background:#383532;color:#fff;font-weight:550}
.dock :focus-visible,.dock label:has(:focus-visible){outline:3px solid ${c.honey};outline-offset:2px}
.banks{display:flex;gap:2px;padding:4px;border-radius:22px;background:#383532;margin-left:auto}
.banks label{position:relative;display:inline-flex;align-items:center;gap:7px;min-height:36px;padding:0 11px 0 9px;border-radius:18px;color:#e6e0d8;font-weight:500;cursor:pointer}
.banks input{position:absolute;opacity:0;inset:0}
.banks label:has(:checked){background:${c.honey};color:${c.charcoal};font-weight:650}
.banks i{width:12px;height:12px;border-radius:6px;box-shadow:0 0 0 1.5px rgb(255 255 255/.75)}
.reset{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 8px;color:${c.honey};font-weight:600}
.ending{grid-column:1/-1;display:flex;align-items:center;gap:6px 18px;flex-wrap:wrap;padding:16px 20px;border-radius:14px;background:${c.honeySoft};box-shadow:inset 0 0 0 2px ${c.honey}}
.ending h2{font-size:18px;font-weight:650;color:${c.honeyDeep}}
.ending p{flex:1 1 340px;line-height:1.45}
.ending button{min-height:44px;padding:0 18px;border-radius:22px;background:${c.charcoal};color:#fff;font-weight:600}
@media (width<=700px){
  .bank{padding:0 16px;min-height:56px}
  .content{grid-template-columns:minmax(0,1fr);gap:14px;padding:16px}
  .hello h2{font-size:22px}
  .left{display:contents}
  .accounts{display:block}
  .accounts .card{display:grid;grid-template-columns:1fr auto;align-items:center;padding:10px 16px;margin-bottom:8px}
  .accounts b{font-size:19px;margin:0}
  .accounts .muted:last-child{display:none}
  .task{order:-1}
  .hello{order:-2}
  .ending{order:-3}
  .rows li:nth-child(n+4){display:none}
  .dock{padding:10px 12px;gap:8px}
  .dock strong{display:none}
  .banks{order:1;margin:0;display:grid;grid-template-columns:repeat(3,1fr);width:100%}
  .banks label{min-height:40px;justify-content:center}
  .dock .pick{display:flex;align-items:center;gap:8px;flex:1}
  .dock select{flex:1;min-width:0}
}
`;
