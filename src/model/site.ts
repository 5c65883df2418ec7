import { z } from 'zod';
import { href, language, line } from './fields.ts';
import { linkedin, networks } from './networks.ts';

/** As the web has it, in letters of every script: a domain may be `zoë.example` or `пример.рф`, or that in ASCII. */
const MAIL_ADDRESS =
  /^(?:[\p{L}\p{M}\p{N}_'+-]+\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/** content/site.yaml: who owns the site, and the wording that every page shares. */
export const siteSchema = z.strictObject({
  owner: z
    .strictObject({
      name: line('Your whole name, as it stands in the wordmark, the footer and the resume.'),
      shortName: line('The name people call you; the not-found page uses it.'),
      role: line('What you do, as the resume’s second line says it.'),
      location: line('The city you work from.'),
      email: z
        .email({ pattern: MAIL_ADDRESS })
        .describe('The address that “message me” and the footer write to.'),
      linkedin,
      networks,
    })
    .describe('You: name, role, location, email, and where else to find you.'),
  baseTitle: line('The browser tab’s title before the “ | ” and the page name.'),
  description: line('One sentence about the site, for search results and link previews.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'Where the site is published, for example https://example.com, or https://example.com/portfolio under a sub-path.',
    ),
  language: language(
    'The language you write in, for example en-CA, fr-CA or pl; English as written in Canada if you leave it out.',
  ),
  navigation: z
    .array(
      z.strictObject({
        label: line('The word in the bar.'),
        href: href('The page it leads to.'),
      }),
    )
    .min(1)
    .describe('The links of the bar, in order.'),
  labels: z
    .strictObject({
      skip: line('The link that skips the bar, for keyboards.'),
      mainNavigation: line('The name of the bar for screen readers.'),
      openMenu: line('The menu button’s name while the menu is closed.'),
      closeMenu: line('The menu button’s name while the menu is open.'),
      schemeSystem: line('The switch of the colours while they are as on the visitor’s device.'),
      schemeLight: line('The same while they are light.'),
      schemeDark: line('The same while they are dark.'),
      readMore: line('The words of a card’s link.'),
      readMoreAbout: line('What screen readers hear after them; {title} stands for the study’s title.'),
      locked: line('What screen readers hear of a locked study.'),
      askForPassword: line('What a locked study says on its card: what to do.'),
      openStudies: line(
        'How many studies are open, on the Work page; {open} and {all} stand for the numbers.',
      ),
      noStudies: line('The heading of the Work page’s lower part while no case study is published.'),
      noStudiesYet: line('What it says under that; the mail link follows.'),
      enlarge: line('What screen readers hear before a picture that opens large.'),
      viewer: line('The name of the large view.'),
      previousPicture: line('The button to the picture before.'),
      nextPicture: line('The button to the picture after.'),
      zoomPicture: line('The button that shows the large picture from nearer.'),
      closePicture: line('The button that closes the large view.'),
      sections: line('The name of a study’s section list.'),
      readingTime: line('How long a study takes to read; {minutes} stands for the number.'),
      summary: line('The heading of a study’s summary, for screen readers.'),
      inWords: line('What unfolds a drawing’s text equivalent.'),
      everythingAbout: line('What unfolds the rest about a persona; {name} stands for their name.'),
      allRows: line('What unfolds a table; {count} stands for how many rows it has.'),
      styleDetails: line('What unfolds the colours and styles of type under a style guide’s pictures.'),
      row: line('The name of a row that is swiped through, where it has no heading.'),
      previousInRow: line('The button to what comes before in such a row.'),
      nextInRow: line('The button to what comes after.'),
      before: line('The label of a before picture.'),
      after: line('The label of an after picture.'),
      saw: line('The label of what testers did.'),
      changed: line('The label of what changed because of it.'),
      goals: line('The heading of a persona’s goals.'),
      internalFigures: line('The note under figures that are internal.'),
      pauseFilm: line('The button that pauses a film.'),
      playFilm: line('The button that plays a film.'),
      tryPrototype: line('The button that starts a prototype.'),
      restartPrototype: line('The button that starts it over.'),
      enlargePrototype: line('The button that lets it fill the window.'),
      shrinkPrototype: line('The same button while it does: it leads back to the page.'),
      closePrototype: line('The button that puts its still back.'),
      prototypeFailed: line('What is said when a prototype could not be downloaded.'),
      nextStudy: line('The words above the link to the next case study.'),
      present: line('The end of a range that goes on.'),
      resumeTitle: line('The title of the resume’s window; {name} stands for your name.'),
      resumeJobs: line('The resume’s heading above your jobs; programs that read applications look for it.'),
      resumeVolunteering: line('Its heading above your volunteer roles.'),
      resumeEducation: line('Its heading above your education.'),
      resumeSkills: line('Its heading above your skills.'),
      resumeLanguages: line('Its heading above the languages you speak.'),
    })
    .describe('Small words of the interface, many of them for screen readers.'),
  footer: z
    .strictObject({
      thanks: line('The thanks message.'),
      invitation: line('One line that invites people to write.'),
      madeBy: line('The made-by line; {name} stands for your name.'),
      emailLabel: line('The words of the mail link.'),
      linkedinLabel: line('The words of the LinkedIn link.').default('LinkedIn'),
    })
    .describe('The wording of the footer.'),
  notFound: z
    .strictObject({
      title: line('The title of the not-found page.'),
      message: line('The first line; {name} stands for the name people call you.'),
      hint: line('The second line.'),
      retry: line('The word on the button that reloads the page.'),
      home: line('The words of the link back to the Work page.'),
    })
    .describe('The wording of the not-found page.'),
  gate: z
    .strictObject({
      title: line('The heading over the password field.'),
      prompt: line('What to do, under the heading; {message} stands for the mail link.'),
      message: line('The words of the mail link in the prompt.'),
      field: line('The name of the password field for screen readers.'),
      help: line('Under the field: what else it takes.'),
      account: line('What password managers file the password under.'),
      unlock: line('The word on the button.'),
      show: line('The button that shows the typed password.'),
      hide: line('The button that hides it again.'),
      close: line('The close icon’s name: it leads home.'),
      checking: line('What screen readers hear while the password is checked; the button shows it too.'),
      wrong: line('A wrong password.'),
      linkRevoked: line('A private link that does not open the study (any more).'),
      failed: line('The study could not be downloaded.'),
      retry: line('The button that tries the download again.'),
      altered: line('What was downloaded is not what was published.'),
      reload: line('The button that loads the page anew.'),
      insecure: line('The browser offers no encryption here; {message} stands for the mail link.'),
      noScript: line('JavaScript is switched off; {message} stands for the mail link.'),
      stuck: line('What opens the study has not arrived, though JavaScript is on.'),
      open: line('What screen readers hear once the study is open.'),
      mediaFailed: line('Some pictures or films of the open study could not be downloaded.'),
      subject: line('The subject of the mail; {title} stands for the study’s title.'),
    })
    .describe('The wording of the password overlay on locked studies.'),
});

export type Site = z.output<typeof siteSchema>;
