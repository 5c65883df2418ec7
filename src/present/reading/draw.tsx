import './reading.css';
// The one for browsers keeps Node awake after its work.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Portfolio, type PortfolioProps } from './Portfolio.tsx';

/** The pages as HTML. */
export const draw = (portfolio: PortfolioProps): string => renderToStaticMarkup(<Portfolio {...portfolio} />);
