import { memo } from 'react';
import { SlideView } from '../slides/SlideView.tsx';

/** A slide is drawn once: whatever else a window does, nothing of it changes. */
export const OneSlide = memo(SlideView);
