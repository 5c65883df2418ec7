// What moves on a page. Each piece is its own element or delegates: one import brings all to life.
import '../blocks/Prototype/Prototype.client.ts';
import '../blocks/ThemeSelector/ThemeSelector.client.ts';
import '../ui/Film/Film.client.ts';
import '../ui/SectionList/SectionList.client.ts';
import '../ui/SwipeRow/SwipeRow.client.ts';
import '../ui/Viewer/Viewer.client.ts';
