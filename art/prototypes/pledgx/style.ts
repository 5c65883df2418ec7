import { c, font } from '../../boards/pledgx/ui/theme.ts';

export const css = `
body{font:400 14px/1.4 ${font};color:${c.ink};background:${c.slate50};font-variant-numeric:tabular-nums}
main{height:100%;display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr) 420px}
.top{grid-column:1/-1;display:flex;align-items:center;gap:14px;padding:13px 24px;background:${c.navy900};color:${c.white}}
.top h1{font-size:17px;font-weight:650}
.top p{color:${c.slate300}}
.list{padding:14px 20px;overflow:auto}
.list h2,.side h2{font-size:16px;font-weight:650;margin-bottom:8px}
table{width:100%;border-collapse:collapse;background:${c.white};border-radius:10px;box-shadow:0 0 0 1px ${c.slate200}}
th,td{padding:0 9px;height:44px;text-align:right;border-bottom:1px solid ${c.slate100};white-space:nowrap}
thead th{height:36px;font-weight:600;font-size:13px;color:${c.slate600}}
th:first-child{text-align:left;font-weight:400}
tbody tr:last-child>*{border:0}
tr[data-on=true]>*{background:${c.slate100}}
.open{display:flex;align-items:center;gap:9px;width:100%;min-height:40px;font-weight:600;text-decoration:underline;text-decoration-color:${c.slate300};text-underline-offset:3px}
.open i{width:10px;height:10px;border-radius:5px;flex:none}
.pill{display:inline-block;padding:2px 8px;border-radius:5px;font-size:12.5px;font-weight:600}
.high{background:${c.red100};color:${c.red700}}.watch{background:${c.amber100};color:${c.amber700}}.fine{background:${c.teal100};color:${c.teal700}}
i.high{background:${c.red500}}i.watch{background:${c.amber500}}i.fine{background:${c.teal500}}
.side{display:flex;flex-direction:column;min-height:0;background:${c.white};border-left:1px solid ${c.slate200};overflow:auto}
.card{padding:16px 20px;border-bottom:1px solid ${c.slate200}}
.card h2{font-size:18px;margin:2px 0 8px}
.card h3{font-size:14px;font-weight:650;margin-bottom:4px}
.quiet{color:${c.slate600}}
.sum{display:flex;align-items:center;gap:8px;min-height:44px;border-bottom:1px solid ${c.slate100}}
.sum:last-child{border:0}
.sum span{flex:1;color:${c.text}}
.sum b{font-weight:650}
.sum .link{min-width:78px;text-align:center}
.link{min-height:36px;padding:0 10px;border-radius:7px;font-weight:600;color:${c.navy700};background:${c.slate100}}
.btn{min-height:44px;padding:0 16px;border-radius:8px;font-weight:600;background:${c.navy800};color:${c.white}}
.btn.second{background:${c.white};color:${c.navy800};box-shadow:inset 0 0 0 1px ${c.slate300}}
.sheet{overflow:hidden;margin:4px 0 10px;border:1px solid #d6d4d2;border-radius:6px}
.sheet table{border-radius:0;box-shadow:none;font-size:13px}
.sheet th,.sheet td{height:30px;border:1px solid #e2e0de;padding:0 8px}
.sheet thead th{background:#e9e8e7;color:${c.text};text-align:center}
.sheet .here{background:#d3e8db;box-shadow:inset 0 0 0 2.5px #1d7044;font-weight:650}
label{display:block;font-weight:600;margin-bottom:4px}
textarea{width:100%;min-height:84px;padding:9px 11px;border:1px solid ${c.slate400};border-radius:8px;background:${c.white};resize:none}
textarea:focus-visible,select:focus-visible{outline-offset:0}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px}
.choice{display:flex;align-items:flex-start;gap:10px;padding:8px 0;font-weight:400;min-height:44px;cursor:pointer}
.choice input{width:20px;height:20px;margin:1px 0 0;flex:none;accent-color:${c.navy800}}
.bubble{padding:9px 12px;border-radius:4px 12px 12px 12px;background:${c.slate50};box-shadow:0 0 0 1px ${c.slate200}}
.alert{margin-top:8px;padding:9px 12px;border-radius:8px;background:${c.red100};color:${c.red700};font-weight:600}
.empty{margin:auto;max-width:360px;padding:0 40px;text-align:center;color:${c.slate600}}
.ending{padding:24px;background:${c.teal100};margin:20px;border-radius:14px}
.ending h2{font-size:20px;font-weight:650;color:${c.teal700}}
.ending p{margin:6px 0 16px;font-size:15.5px;line-height:1.5}
.ending button{min-height:44px;padding:0 18px;border-radius:8px;font-weight:600;background:${c.teal700};color:${c.white}}
.back{display:none}
@media (width<=700px){
  main{grid-template:auto minmax(0,1fr)/minmax(0,1fr)}
  main[data-open=true] .list,main[data-open=false] .side{display:none}
  .top{padding:13px 16px;flex-wrap:wrap;gap:0 12px}
  .list{padding:14px 12px}
  .list .wide{display:none}
  th,td{padding:0 8px}
  .side{border:0}
  .card{padding:13px 16px}
  .back{display:inline-flex;align-items:center;min-height:36px;margin-left:-4px;padding:0 8px 0 4px;font-weight:600;color:${c.navy700}}
}
`;
