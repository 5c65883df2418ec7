import { ThemeSelector } from '../../../blocks/ThemeSelector/ThemeSelector.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { staged } from '../StagePicture/staged.ts';
import styles from './Themes.module.css';

/** One screen in several themes, to choose from on the stage as on the page. */
export function Themes({ form, section }: FormProps<'themes'>) {
  const { label, themes } = form;
  return (
    <div className={styles.root}>
      <Head heading={form} section={section} size="beside" />
      <ThemeSelector
        type="themeSelector"
        label={label}
        themes={themes.map((theme) => ({ ...theme, picture: staged(theme.picture) }))}
        leaveFirstOutOnTablet={false}
        hideOnPhone={false}
      />
    </div>
  );
}
