export interface HostSettings {
  /** The project. */
  root: string;
  /** The build. */
  folder: string;
  port: number;
  /** For whatever the program writes. */
  scratch: string;
}

export interface Started {
  files: Record<string, string>;
  args: string[];
}
