import { defineBoard } from '../../board.ts';

function Type() {
  return (
    <div style={{ padding: 40 }}>
      <h1 style={{ font: "600 40px 'Lexend Variable'" }}>Product Designer</h1>
      <p>Kumbh Sans for the text.</p>
      <p style={{ fontFamily: "'Shantell Sans Variable'" }}>Shantell Sans for notes by hand.</p>
    </div>
  );
}

export const board = defineBoard({
  id: 'demo/type',
  size: { width: 480, height: 240 },
  out: 'type.png',
  Component: Type,
});
