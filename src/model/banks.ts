/** The banks of the selector, in their order: Default is 0, CIBC is 5. */
export const BANKS = ['Default', 'TD', 'BMO', 'Scotia', 'RBC', 'CIBC'] as const;
