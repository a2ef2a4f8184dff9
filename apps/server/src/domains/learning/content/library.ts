import { join } from 'node:path';
import { RESOURCE_COSTS, RESOURCE_LEVELS, WORK_KINDS } from '@foothold/contracts/learning';
import { getOccupation } from '@foothold/core/jobs';
import { z } from 'zod';
import { address, lineSchema, listFileNames, readContent, readYaml, skillId } from './read-yaml.ts';

const workSchema = z.strictObject({
  title: lineSchema(2, 160),
  by: lineSchema(2, 120),
  url: address,
  kind: z.enum(WORK_KINDS),
  cost: z.enum(RESOURCE_COSTS),
  level: z.enum(RESOURCE_LEVELS),
  skills: z.array(skillId).min(1).max(6),
  occupations: z
    .array(z.string().refine((id) => getOccupation(id) !== undefined, 'is not an occupation in the vocabulary'))
    .max(10)
    .optional(),
  about: lineSchema(40, 200),
});
/** Someone else's work on the open web. */
export type Work = z.infer<typeof workSchema>;

const listSchema = z.array(workSchema);

/**
 * Reads the list of works by others.
 * @param folder contains `library/<field or topic>.yaml`
 * @throws ContentError that names the file and the place; also for a duplicate URL
 */
export function readLibrary(folder: string): Work[] {
  const places = new Map<string, string>();
  return listFileNames(join(folder, 'library'), '.yaml').flatMap((file) =>
    readContent(folder, `library/${file}`, (source) => {
      const works = readYaml(listSchema, source);
      for (const { url } of works) {
        const place = places.get(url);
        if (place !== undefined) throw new Error(`${url} is already in ${place}`);
        places.set(url, file);
      }
      return works;
    }),
  );
}
