import { c, radius, type } from '../../boards/eztax/world.ts';

export const css = `
body{font:500 16px/1.42 ${type.body};color:${c.ink};background:${c.cream}}
h1,h2,legend{font-family:${type.display};font-weight:600;line-height:1.18}
main{height:100%;display:flex;flex-direction:column;position:relative;overflow:hidden;max-width:430px;margin:auto}
.top{display:flex;align-items:center;gap:14px;padding:20px 24px 0}
.bar{flex:1;display:flex;gap:6px}
.bar i{flex:1;height:10px;border-radius:5px;background:${c.oat}}
.bar i.done{background:${c.leaf}}.bar i.here{background:${c.coral}}
.top p{font-weight:800;font-size:15px;color:${c.soft};min-width:44px;text-align:right}
.body{flex:1;padding:22px 24px 0}
.over{font-weight:800;font-size:15px;color:${c.coralText};margin-bottom:8px}
legend{font-size:25px;margin-bottom:22px}
.option{display:flex;align-items:center;gap:14px;padding:13px 16px;margin-bottom:12px;border-radius:${radius.card}px;background:${c.paper};box-shadow:inset 0 0 0 2px ${c.line};cursor:pointer}
.option:has(:focus-visible){outline:3px solid ${c.ink};outline-offset:2px}
.option input{position:absolute;opacity:0;width:1px;height:1px}
.option[data-mark=chosen]{background:${c.blush};box-shadow:inset 0 0 0 2.5px ${c.coralDeep}}
.option[data-mark=wrong]{background:${c.wax};box-shadow:inset 0 0 0 2.5px ${c.honey}}
.option[data-mark=right]{background:${c.sprout};box-shadow:inset 0 0 0 2.5px ${c.moss}}
.slip{width:52px;height:52px;border-radius:14px;display:grid;place-items:center;font:600 14px ${type.display};flex:none}
.option b{display:block;font-weight:800;font-size:17px;line-height:1.25}
.option small{font-size:14.5px;color:${c.soft};font-weight:600}
.foot{padding:0 24px 28px}
.pip{display:flex;align-items:flex-end;gap:16px;margin-bottom:16px;font-weight:700;color:${c.soft}}
.pip p{margin-bottom:18px}
.big{display:flex;width:100%;min-height:58px;align-items:center;justify-content:center;gap:10px;border-radius:29px;font:600 19px ${type.display};background:${c.coral};color:${c.ink};box-shadow:inset 0 -5px 0 ${c.coralDeep}44}
.big:disabled{background:${c.oat};color:${c.soft};box-shadow:none}
.big.leaf{background:${c.leafDeep};color:#fff;box-shadow:none}
.panel{position:absolute;inset:auto 0 0;padding:22px 24px 28px;border-radius:${radius.sheet}px ${radius.sheet}px 0 0;animation:rise .22s ease-out}
.panel.wrong{background:${c.wax}}.panel.right{background:${c.sprout}}
.panel h2{font-size:24px}.wrong h2{color:${c.honeyText}}.right h2{color:${c.leafDeep}}
.panel p{font-size:16.5px;font-weight:600;margin:8px 0 18px;max-width:330px}
.panel b{font-weight:800}
.panel>svg{position:absolute;right:24px;top:-66px}
@keyframes rise{from{transform:translateY(100%)}}
.path{flex:1;padding:16px 24px 0;display:grid;gap:10px;align-content:start}
.path li{display:flex;align-items:center;gap:16px;font-weight:800;font-size:17px}
.stone{width:54px;height:54px;border-radius:27px;display:grid;place-items:center;flex:none;font:600 24px ${type.display};background:#f6e4cf;color:#846f62}
.path [data-state=done] .stone{background:${c.moss};color:#fff}
.path [data-state=open] .stone{background:${c.coral};color:${c.ink};box-shadow:0 0 0 6px ${c.blush}}
.path [data-state=locked]{color:${c.soft}}
.path small{display:block;font-weight:600;font-size:14px;color:${c.soft}}
.learn{display:flex;justify-content:space-between;align-items:center;padding:22px 24px 0}
.learn h1{font-size:27px}
.chip{padding:6px 14px;border-radius:99px;background:${c.sprout};color:${c.leafDeep};font-weight:800;font-size:14.5px}
.ending{position:relative;padding:20px 24px 28px;border-radius:${radius.sheet}px ${radius.sheet}px 0 0;background:${c.paper};box-shadow:0 -12px 40px rgb(61 42 44/.1)}
.ending h2{font-size:23px;color:${c.leafDeep}}
.ending p{font-weight:600;margin:6px 0 16px}
.ending button{display:block;width:100%;min-height:52px;border-radius:26px;text-align:center;font:600 18px ${type.display};background:${c.coral};box-shadow:inset 0 -5px 0 ${c.coralDeep}44}
.ending>svg{position:absolute;right:28px;top:-84px}
`;
