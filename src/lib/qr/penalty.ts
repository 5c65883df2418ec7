/** A bar that a camera could take for a corner: dark, light, three dark, light, dark, beside four light. */
const CORNERS = ['10111010000', '00001011101'];

/** How hard a code is to read, as the standard counts it: the mask with the least is taken. */
export function penalty(code: readonly (readonly boolean[])[]): number {
  const rows = code.map((row) => row.map(Number).join(''));
  const columns = code.map((_, x) => code.map((row) => Number(row[x])).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const corner of CORNERS)
      for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) sum += 40;
  }
  for (const [y, row] of rows.slice(1).entries())
    for (let x = 1; x < row.length; x++) {
      const square = `${rows[y]?.slice(x - 1, x + 1)}${row.slice(x - 1, x + 1)}`;
      if (square === '0000' || square === '1111') sum += 3;
    }
  const dark = rows.join('').replaceAll('0', '').length / code.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
