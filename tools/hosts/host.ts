export interface HostSettings {
  /** The build. */
  folder: string;
  /** What the server serves: the build itself or, under a sub-path, a folder that holds it under that name. */
  site: string;
  /** The sub-path, or nothing. */
  base: string;
  port: number;
  /** For whatever the program writes. */
  scratch: string;
}

export interface Started {
  files: Record<string, string>;
  args: string[];
}
