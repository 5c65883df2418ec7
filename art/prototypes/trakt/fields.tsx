import { Icon } from '../../kit/icons.tsx';
import { focusSoon } from '../kit/app.tsx';
import { clean, type Draft } from './links.ts';

type TextFieldProps = {
  id: string;
  label: string;
  help: string;
  value: string;
  fault?: string | undefined;
  onChange: (value: string) => void;
};

/** A value, cleaned as it is typed. */
export function TextField({ id, label, help, value, fault, onChange }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span>{help}</span>
      <div className="box" data-wrong={Boolean(fault)}>
        <input
          id={id}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault && `${id}-fault`}
          onInput={(event) => onChange(take(event.currentTarget))}
        />
      </div>
      <Fault id={id}>{fault}</Fault>
    </div>
  );
}

type ContentFieldProps = {
  draft: Draft;
  fault?: string | undefined;
  onType: (text: string) => void;
  onAdd: () => void;
  onRemove: (value: string) => void;
};

/** As many values as the campaign needs; Enter, a comma or the button takes the one being typed into the list. */
export function ContentField({ draft, fault, onType, onAdd, onRemove }: ContentFieldProps) {
  return (
    <div className="field">
      <label htmlFor="content">Content</label>
      <span>Which version; as many as you like</span>
      <div className="box" data-wrong={Boolean(fault)}>
        {draft.content.map((value) => (
          <span key={value} className="token">
            {value}
            <button
              type="button"
              aria-label={`Remove ${value}`}
              onClick={() => {
                onRemove(value);
                focusSoon('#content');
              }}
            >
              <Icon name="close" size={14} stroke={2.4} />
            </button>
          </span>
        ))}
        <input
          id="content"
          value={draft.typing}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault && 'content-fault'}
          onInput={(event) => onType(take(event.currentTarget))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return;
            event.preventDefault();
            onAdd();
          }}
        />
        <button
          type="button"
          className="add"
          onClick={() => {
            onAdd();
            focusSoon('#content');
          }}
        >
          Add
        </button>
      </div>
      <Fault id="content">{fault}</Fault>
    </div>
  );
}

/** Written back at once, so that what stands in the field is what stands in the link. */
function take(input: HTMLInputElement): string {
  const value = clean(input.value);
  if (input.value !== value) input.value = value;
  return value;
}

function Fault({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="fault" id={`${id}-fault`} role="alert">
      {children}
    </p>
  );
}
