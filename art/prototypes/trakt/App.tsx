import { useState } from 'react';
import { campaignOf, urlOf, workspace } from '../../boards/trakt/data.ts';
import { Qr } from '../../boards/trakt/ui/Qr.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Ending, focusSoon } from '../kit/app.tsx';
import { ContentField, TextField } from './fields.tsx';
import { type Draft, empty, type Faults, faultsOf, linksOf, withTyped } from './links.ts';

const campaign = campaignOf('spring-demo-week');

/** One campaign’s link, built as it is typed: every value in the form that reports count. */
export function App() {
  const [draft, setDraft] = useState<Draft>(empty);
  const [chosen, setChosen] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [live, setLive] = useState(false);
  const links = linksOf(draft);
  const at = Math.min(chosen, links.length - 1);
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setFaults({});
  };
  const add = () => setDraft(withTyped);
  const publish = () => {
    const found = faultsOf(draft, campaign);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusSoon(`#${first}`);
    setDraft(withTyped);
    setLive(true);
  };
  const again = () => {
    setDraft(empty);
    setChosen(0);
    setFaults({});
    setLive(false);
    focusSoon('#source');
  };
  return (
    <main>
      <div className="top">
        <h1>{campaign.name}</h1>
        <span className={live ? 'draft live' : 'draft'}>{live ? 'Live' : 'Draft'}</span>
        {!live && (
          <button type="button" className="solid" onClick={publish}>
            Publish links
          </button>
        )}
      </div>
      <div className="panel">
        <h2>UTM parameters</h2>
        <TextField
          id="source"
          label="Source"
          help="Where they come from"
          value={draft.source}
          fault={faults.source}
          onChange={(source) => change({ source })}
        />
        <TextField
          id="medium"
          label="Medium"
          help="How it reaches them"
          value={draft.medium}
          fault={faults.medium}
          onChange={(medium) => change({ medium })}
        />
        <TextField
          id="term"
          label="Term"
          help="Paid keyword, if there is one"
          value={draft.term}
          onChange={(term) => change({ term })}
        />
        <ContentField
          draft={draft}
          fault={faults.content}
          onType={(typing) => change({ typing })}
          onAdd={add}
          onRemove={(value) => change({ content: draft.content.filter((one) => one !== value) })}
        />
        <p className="note">
          <Icon name="info" size={16} stroke={2} />
          Saved in lower case: reports count Banner and banner as two.
        </p>
      </div>
      <div className="right">
        <div className="panel">
          {live ? (
            <Ending again={again}>
              {links.length} links are live. The decision: people type as they think, and the link is written
              as reports count, so nothing has to be cleaned up before it can be compared.
            </Ending>
          ) : (
            <fieldset className="links">
              <legend style={{ fontSize: 15.5, fontWeight: 750, marginBottom: 8 }}>Links</legend>
              {links.map((link, i) => (
                <label key={`${i}`}>
                  <input type="radio" name="link" checked={i === at} onChange={() => setChosen(i)} />
                  {[link.source, link.medium, link.content].map((value, part) => (
                    <span key={part} className={value ? undefined : 'none'}>
                      {value || `no ${['source', 'medium', 'content'][part]}`}
                    </span>
                  ))}
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <div className="panel">
          <h2>Preview</h2>
          <Preview url={urlOf(campaign, links[at]!)} />
        </div>
      </div>
    </main>
  );
}

/** The link and its code: whatever the code decodes to is exactly the text beside it. */
function Preview({ url }: { url: string }) {
  const [base, query = ''] = url.split('?');
  return (
    <div className="preview">
      <div
        className="code"
        role="img"
        aria-label={`QR code of the link to ${workspace.site}${campaign.page}`}
      >
        <Qr text={url} size={148} />
      </div>
      <p className="url" data-url>
        {base}
        {query.split('&').map((pair, i) => {
          const [key, value] = pair.split('=');
          return (
            <span key={key}>
              <wbr />
              {i > 0 ? '&' : '?'}
              {key}=<b>{value}</b>
            </span>
          );
        })}
      </p>
    </div>
  );
}
