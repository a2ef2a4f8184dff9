/** The server that this copy of the extension belongs to. The server wrote it into the package that it offered for download. */
export interface Site {
  /** Without a trailing slash. */
  origin: string;
  /** URL of the member portal, without a trailing slash. */
  portalUrl: string;
  /** The product's name. */
  name: string;
}

let known: Promise<Site> | undefined;

/** @throws Error if the package wasn't downloaded from a server */
export function readSite(): Promise<Site> {
  known ??= fetch(new URL('/site.json', self.location.origin)).then(async (response) => {
    const { origin = '', portalUrl = '', name = '' } = (await response.json()) as Partial<Site>;
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !URL.canParse(portalUrl))
      throw new Error('The package names no server. Download it again from the portal.');
    return { origin, portalUrl, name };
  });
  return known;
}
