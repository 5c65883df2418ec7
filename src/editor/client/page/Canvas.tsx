import type { AboutPage } from '../../../model/about.ts';
import { FILES, studyFile } from '../../../model/files.ts';
import type { FunPage } from '../../../model/fun.ts';
import type { WorkLayout } from '../../../model/look.ts';
import type { Resolved, ResolvedStudy } from '../../../model/resolved.ts';
import type { Site } from '../../../model/site.ts';
import { shelvesOf, type WorkPage } from '../../../model/work.ts';
import { About } from '../../../screens/About/About.tsx';
import { Fun } from '../../../screens/Fun/Fun.tsx';
import { NotFound } from '../../../screens/NotFound/NotFound.tsx';
import { NextStudy } from '../../../screens/Study/NextStudy.tsx';
import { StudyBody } from '../../../screens/Study/StudyBody.tsx';
import { StudyHeader } from '../../../screens/Study/StudyHeader.tsx';
import { Work } from '../../../screens/Work/Work.tsx';
import { Container } from '../../../ui/Container/Container.tsx';
import { DraftMark } from '../../../ui/DraftMark/DraftMark.tsx';
import type { PageState } from '../../shared/answers.ts';
import { type Schemas, schemaFor } from '../fields/schema.ts';
import { absentStudy } from './absent-study.ts';
import { marked } from './marks.ts';
import { Unreadable } from './Unreadable.tsx';

interface CanvasProps {
  state: PageState;
  documents: PageState['documents'];
  /** None: texts carry no marks, since nobody edits them. */
  schemas: Schemas | undefined;
  /** How the Work page is set out, where that is not yet as the server has it. */
  layout?: WorkLayout;
  /** The study that is shown is no draft any more. */
  onReady?: () => void;
}

/** What a document shows, with its marks. The reader has checked it: it is what its schema says. */
export function shownOf<T>(
  { documents, schemas }: Pick<CanvasProps, 'documents' | 'schemas'>,
  file: string,
): T | undefined {
  const shown = documents[file]?.shown;
  if (shown === undefined || !schemas) return shown as T | undefined;
  return marked(shown, file, schemaFor(schemas, file)) as T;
}

export const siteOf = (props: Pick<CanvasProps, 'documents' | 'schemas'>) => shownOf<Site>(props, FILES.site);

/** The page’s main part, drawn by the same screens as the build draws it, from data that changes under the hand. */
export function Canvas(props: CanvasProps) {
  const { state } = props;
  const site = siteOf(props);
  if (!site) return <Unreadable {...props} />;
  switch (state.screen) {
    case 'work':
      return <WorkCanvas {...props} site={site} />;
    case 'fun': {
      const fun = shownOf<Resolved<FunPage>>(props, state.file);
      return fun ? <Fun fun={fun} labels={site.labels} /> : <Unreadable {...props} />;
    }
    case 'about': {
      const about = shownOf<Resolved<AboutPage>>(props, state.file);
      if (!about) return <Unreadable {...props} />;
      return <About about={about} labels={site.labels} language={site.language} />;
    }
    case 'study':
      return <StudyCanvas {...props} site={site} />;
    case 'notFound':
      return <NotFound site={site} />;
  }
}

function WorkCanvas(props: CanvasProps & { site: Site }) {
  const { site } = props;
  const work = shownOf<Resolved<WorkPage>>(props, props.state.file);
  const layout = props.layout ?? props.state.work?.layout;
  if (!work || !layout) return <Unreadable {...props} />;
  const shelves = shelvesOf(work).map(({ studies, ...shelf }) => ({
    ...shelf,
    studies: studies.flatMap((route) => {
      const study = shownOf<ResolvedStudy>(props, studyFile(route)) ?? absentStudy(route, props);
      return study ? [{ ...study, route }] : [];
    }),
  }));
  return (
    <Work
      hero={work.hero}
      shelves={shelves}
      labels={site.labels}
      contact={{ email: site.owner.email, label: site.footer.emailLabel }}
      layout={layout}
      tones={props.state.work?.tones}
    />
  );
}

function StudyCanvas(props: CanvasProps & { site: Site }) {
  const { state, site } = props;
  const study = shownOf<ResolvedStudy>(props, state.file);
  if (!study) return <Unreadable {...props} />;
  const next = state.next === undefined ? undefined : shownOf<ResolvedStudy>(props, studyFile(state.next));
  return (
    <>
      {study.draft && (
        <Container>
          <DraftMark variant="page" {...(props.onReady && { onReady: props.onReady })} />
        </Container>
      )}
      <StudyHeader study={study} />
      <StudyBody document={study} labels={site.labels} />
      {next && <NextStudy next={{ ...next, route: state.next ?? '' }} labels={site.labels} />}
    </>
  );
}
