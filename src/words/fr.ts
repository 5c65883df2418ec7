import type { Words } from '../model/words.ts';

/**
 * The words of the frame in French, as written in Canada. A no-break space stands before a colon and inside guillemets,
 * and none before ! ? ; as the Office québécois de la langue française advises.
 */
export const fr: Words = {
  labels: {
    skip: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    readMore: 'LIRE LA SUITE',
    readMoreAbout: 'de l’étude «\u00a0{title}\u00a0»',
    locked: 'mot de passe requis',
    enlarge: 'Agrandir\u00a0:',
    viewer: 'Image agrandie',
    previousPicture: 'Image précédente',
    nextPicture: 'Image suivante',
    closePicture: 'Fermer',
    sections: 'Sections',
    readingTime: '{minutes}\u00a0min de lecture',
    summary: 'En trente secondes',
    inWords: 'La même chose en mots',
    before: 'Avant',
    after: 'Après',
    saw: 'Ce que les gens ont fait',
    changed: 'Ce que j’ai changé',
    goals: 'Objectifs',
    internalFigures: 'Chiffres internes, fournis par l’équipe.',
    pauseFilm: 'Mettre la vidéo en pause',
    playFilm: 'Lire la vidéo',
    nextStudy: 'Étude de cas suivante',
    present: 'aujourd’hui',
    resumeTitle: '{name}\u00a0: curriculum vitæ',
  },
  footer: {
    thanks: 'Merci de votre visite!',
    invitation: 'Si quelque chose ici a piqué votre curiosité, écrivez-moi.',
    madeBy: 'Conception et réalisation\u00a0: {name}',
    emailLabel: 'M’écrire',
    linkedinLabel: 'LinkedIn',
  },
  notFound: {
    title: 'Page introuvable',
    message: 'Il n’y a rien à cette adresse. {name} l’a peut-être déplacée.',
    hint: 'Vous pouvez aussi actualiser la page ou réessayer plus tard.',
    retry: 'RÉESSAYER',
    home: 'Retour à mes projets',
  },
  gate: {
    title: 'Mot de passe',
    prompt: 'Entrez le mot de passe pour ouvrir l’étude de cas. Si vous ne l’avez pas, {message}.',
    message: 'écrivez-moi',
    field: 'Mot de passe',
    account: 'Études de cas',
    unlock: 'OUVRIR',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    close: 'Fermer et revenir à mes projets',
    checking: 'Ouverture…',
    wrong: 'Le mot de passe est incorrect.',
    linkRevoked: 'Ce lien n’est plus valide. Entrez plutôt le mot de passe.',
    failed: 'L’étude de cas n’a pas pu être téléchargée. Vérifiez votre connexion, puis réessayez.',
    retry: 'RÉESSAYER',
    altered:
      'Ce qui est arrivé n’est pas ce que j’ai publié, et l’étude reste donc fermée. Rechargez la page et, si cela ne suffit pas, prévenez-moi.',
    reload: 'RECHARGER',
    insecure:
      'Ce navigateur ne peut pas déchiffrer l’étude de cas ici. Ouvrez cette page en https:// dans un navigateur récent, ou {message}.',
    stuck:
      'Ce qui ouvre cette étude n’est pas arrivé. Vérifiez votre connexion, puis réessayez; ce que vous avez tapé est conservé.',
    noScript:
      'Cette étude de cas est chiffrée et s’ouvre au moyen d’un script. Activez JavaScript et rechargez la page, ou {message}.',
    open: 'Déverrouillé. L’étude de cas est ouverte.',
    mediaFailed: 'Certaines images n’ont pas pu être téléchargées.',
    subject: 'Le mot de passe de «\u00a0{title}\u00a0»',
  },
};
