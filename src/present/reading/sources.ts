import { createContext, useContext } from 'react';

/** What each picture is drawn from, by its address in the content. */
export type Sources = (address: string) => string;

export const SourcesContext = createContext<Sources>((address) => address);

export const useSource = (address: string): string => useContext(SourcesContext)(address);
