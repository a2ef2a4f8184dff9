const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether two names of an employer or a job are the same, or one has more words at its end: “Acme” and “Acme Health”. */
export function isSameName(a: string, b: string): boolean {
  const [first, second] = [normalize(a), normalize(b)];
  return (
    first !== '' && second !== '' && (`${first} `.startsWith(`${second} `) || `${second} `.startsWith(`${first} `))
  );
}
