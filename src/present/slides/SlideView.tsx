import type { ComponentType } from 'react';
import type { Slide, SlideForm } from '../talk.ts';
import type { FormProps } from './form-props.ts';
import { registry } from './registry.ts';
import styles from './SlideView.module.css';
import { namedSlide, useStageWords } from './stage-words.ts';

interface SlideViewProps {
  slide: Slide;
  /** Its place in the talk, counted from one. */
  number: number;
  of: number;
}

/** One slide on a stage of 1600 × 900, which whoever shows it scales. Draw it inside a LabelsProvider. */
export function SlideView({ slide, number, of }: SlideViewProps) {
  const words = useStageWords();
  // The registry pairs every kind with the component for it; TypeScript cannot follow that through a union.
  const Form = registry[slide.form.kind] as ComponentType<FormProps<SlideForm['kind']>>;
  return (
    <section
      className={styles.root}
      aria-roledescription={words.slide}
      aria-label={namedSlide(words, { at: number, of, name: slide.name })}
      data-kind={slide.form.kind}
      data-slide={slide.id}
    >
      <Form form={slide.form} section={slide.section} />
      {/* Interviewers note it, to come back to a slide. */}
      <p className={styles.number}>
        <span className="visually-hidden">{`${words.number} `}</span>
        {number}
      </p>
    </section>
  );
}
