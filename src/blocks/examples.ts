import type { BlockType } from '../model/blocks/any.ts';
import type { BlockProps } from '../model/resolved.ts';
import { examples as beforeAfter } from './BeforeAfter/BeforeAfter.examples.ts';
import { examples as chosenWireframe } from './ChosenWireframe/ChosenWireframe.examples.ts';
import { examples as comparison } from './Comparison/Comparison.examples.ts';
import { examples as components } from './Components/Components.examples.ts';
import { examples as film } from './FilmBlock/FilmBlock.examples.ts';
import { examples as flow } from './Flow/Flow.examples.ts';
import { examples as gallery } from './Gallery/Gallery.examples.ts';
import { examples as goals } from './Goals/Goals.examples.ts';
import { examples as howMightWe } from './HowMightWe/HowMightWe.examples.ts';
import { examples as impact } from './Impact/Impact.examples.ts';
import { examples as insights } from './Insights/Insights.examples.ts';
import { examples as interactions } from './Interactions/Interactions.examples.ts';
import { examples as iterations } from './Iterations/Iterations.examples.ts';
import { examples as mockup } from './Mockup/Mockup.examples.ts';
import { examples as personas } from './Personas/Personas.examples.ts';
import { examples as picture } from './PictureBlock/PictureBlock.examples.ts';
import { examples as problem } from './Problem/Problem.examples.ts';
import { examples as prototype } from './Prototype/Prototype.examples.ts';
import { examples as questions } from './Questions/Questions.examples.ts';
import { examples as screens } from './Screens/Screens.examples.ts';
import { examples as showcase } from './Showcase/Showcase.examples.ts';
import { examples as sitemap } from './Sitemap/Sitemap.examples.ts';
import { examples as statistics } from './Statistics/Statistics.examples.ts';
import { examples as strategy } from './Strategy/Strategy.examples.ts';
import { examples as styleGuide } from './StyleGuide/StyleGuide.examples.ts';
import { examples as takeaways } from './Takeaways/Takeaways.examples.ts';
import { examples as team } from './Team/Team.examples.ts';
import { examples as testing } from './Testing/Testing.examples.ts';
import { examples as text } from './Text/Text.examples.ts';
import { examples as themeSelector } from './ThemeSelector/ThemeSelector.examples.ts';
import { examples as tips } from './Tips/Tips.examples.ts';
import { examples as visualDesign } from './VisualDesign/VisualDesign.examples.ts';
import { examples as wireframes } from './Wireframes/Wireframes.examples.ts';

/** Every block type has its examples: one that has none does not compile. */
export const examples: { [Type in BlockType]: Record<string, BlockProps<Type>> } = {
  themeSelector,
  beforeAfter,
  chosenWireframe,
  comparison,
  components,
  film,
  flow,
  gallery,
  goals,
  howMightWe,
  impact,
  insights,
  interactions,
  iterations,
  mockup,
  personas,
  picture,
  problem,
  prototype,
  questions,
  screens,
  showcase,
  sitemap,
  statistics,
  strategy,
  styleGuide,
  takeaways,
  team,
  testing,
  text,
  tips,
  visualDesign,
  wireframes,
};
