import type { ComponentType } from 'react';
import type { BlockType } from '../model/blocks/any.ts';
import type { BlockProps } from '../model/resolved.ts';
import { BeforeAfter } from './BeforeAfter/BeforeAfter.tsx';
import { ChosenWireframe } from './ChosenWireframe/ChosenWireframe.tsx';
import { Comparison } from './Comparison/Comparison.tsx';
import { Components } from './Components/Components.tsx';
import { FilmBlock } from './FilmBlock/FilmBlock.tsx';
import { Flow } from './Flow/Flow.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { Goals } from './Goals/Goals.tsx';
import { HowMightWe } from './HowMightWe/HowMightWe.tsx';
import { Impact } from './Impact/Impact.tsx';
import { Insights } from './Insights/Insights.tsx';
import { Interactions } from './Interactions/Interactions.tsx';
import { Iterations } from './Iterations/Iterations.tsx';
import { Mockup } from './Mockup/Mockup.tsx';
import { Personas } from './Personas/Personas.tsx';
import { PictureBlock } from './PictureBlock/PictureBlock.tsx';
import { Problem } from './Problem/Problem.tsx';
import { Prototype } from './Prototype/Prototype.tsx';
import { Questions } from './Questions/Questions.tsx';
import { Screens } from './Screens/Screens.tsx';
import { Showcase } from './Showcase/Showcase.tsx';
import { Sitemap } from './Sitemap/Sitemap.tsx';
import { Statistics } from './Statistics/Statistics.tsx';
import { Strategy } from './Strategy/Strategy.tsx';
import { StyleGuide } from './StyleGuide/StyleGuide.tsx';
import { Takeaways } from './Takeaways/Takeaways.tsx';
import { Team } from './Team/Team.tsx';
import { Testing } from './Testing/Testing.tsx';
import { Text } from './Text/Text.tsx';
import { ThemeSelector } from './ThemeSelector/ThemeSelector.tsx';
import { Tips } from './Tips/Tips.tsx';
import { VisualDesign } from './VisualDesign/VisualDesign.tsx';
import { Wireframes } from './Wireframes/Wireframes.tsx';

/** Every block type has its component: one that is missing does not compile. */
export const registry: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  themeSelector: ThemeSelector,
  beforeAfter: BeforeAfter,
  chosenWireframe: ChosenWireframe,
  comparison: Comparison,
  components: Components,
  film: FilmBlock,
  flow: Flow,
  gallery: Gallery,
  goals: Goals,
  howMightWe: HowMightWe,
  impact: Impact,
  insights: Insights,
  interactions: Interactions,
  iterations: Iterations,
  mockup: Mockup,
  personas: Personas,
  picture: PictureBlock,
  problem: Problem,
  prototype: Prototype,
  questions: Questions,
  screens: Screens,
  showcase: Showcase,
  sitemap: Sitemap,
  statistics: Statistics,
  strategy: Strategy,
  styleGuide: StyleGuide,
  takeaways: Takeaways,
  team: Team,
  testing: Testing,
  text: Text,
  tips: Tips,
  visualDesign: VisualDesign,
  wireframes: Wireframes,
};
