import { StatusBar } from '../../../../kit/devices.tsx';
import { Icon } from '../../../../kit/icons.tsx';
import { greys, MidButton, MidScreen } from '../../../../kit/midfi.tsx';
import { money } from '../../../../kit/text.tsx';
import { modules, quiz, t4 } from '../../data.ts';

/** The first prototype: greyscale, all features there, the tone of a form. */
function Bar({ title }: { title: string }) {
  return (
    <>
      <StatusBar colour={greys.ink} />
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          padding: '8px 22px 14px',
          borderBottom: `1.5px solid ${greys.line}`,
        }}
      >
        <Icon name="chevronLeft" size={22} />
        <span style={{ fontSize: 19, fontWeight: 700 }}>{title}</span>
      </div>
    </>
  );
}

const t4Rows = [
  t4.boxes.income,
  t4.boxes.cpp,
  t4.boxes.ei,
  t4.boxes.tax,
  t4.boxes.eiEarnings,
  t4.boxes.cppEarnings,
];

export function EarlyReview() {
  return (
    <MidScreen>
      <Bar title="Confirm T4 data" />
      <div style={{ padding: '18px 22px', display: 'flex', flexDirection: 'column', gap: 13 }}>
        <div style={{ fontSize: 15, color: greys.text }}>6 fields were imported.</div>
        {t4Rows.map((r) => (
          <div key={r.box}>
            <div style={{ fontSize: 14.5, fontWeight: 600, marginBottom: 5 }}>
              {r.box} {r.slip}
            </div>
            <div
              style={{
                height: 44,
                border: `1.5px solid ${greys.soft}`,
                borderRadius: 6,
                padding: '0 12px',
                display: 'flex',
                alignItems: 'center',
                fontSize: 16,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {money(r.box === '16' ? t4.misread : r.amount).replace('$', '')}
            </div>
          </div>
        ))}
        <MidButton style={{ height: 50, fontSize: 16, marginTop: 10 }}>Confirm all</MidButton>
      </div>
    </MidScreen>
  );
}

export function EarlyQuiz() {
  const marks = [true, true, false];
  return (
    <MidScreen>
      <Bar title={`Module ${quiz.module}: result`} />
      <div style={{ padding: '44px 22px', textAlign: 'center' }}>
        <div style={{ fontSize: 76, fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
          2/3
        </div>
        <div style={{ fontSize: 22, fontWeight: 700, marginTop: 14 }}>Not passed</div>
        <div style={{ fontSize: 16, color: greys.text, marginTop: 8 }}>
          Read the module again to retake the quiz.
        </div>
        <div
          style={{ marginTop: 34, border: `1.5px solid ${greys.line}`, borderRadius: 8, textAlign: 'left' }}
        >
          {marks.map((ok, i) => (
            <div
              key={`q${i + 1}`}
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                padding: '16px 18px',
                borderTop: i ? `1.5px solid ${greys.line}` : undefined,
                fontSize: 16.5,
              }}
            >
              <span>Question {i + 1}</span>
              <Icon
                name={ok ? 'check' : 'close'}
                size={22}
                stroke={2.6}
                colour={ok ? greys.soft : greys.ink}
              />
            </div>
          ))}
        </div>
        <div
          style={{
            marginTop: 22,
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            padding: '16px 18px',
            borderRadius: 8,
            background: greys.fill,
            textAlign: 'left',
            color: greys.soft,
            fontSize: 16,
          }}
        >
          <Icon name="lock" size={21} />
          {modules[quiz.module]!.title}
        </div>
        <MidButton style={{ height: 50, fontSize: 16, width: '100%', marginTop: 34 }}>
          Back to module {quiz.module}
        </MidButton>
      </div>
    </MidScreen>
  );
}
