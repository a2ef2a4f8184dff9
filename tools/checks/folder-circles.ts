/** Folders whose subfolders must not import each other in a cycle, type imports included. */
const LAYERED_FOLDERS = ['packages/core/src', 'packages/contracts/src', 'apps/server/src/domains'];

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

/** The imports between the folders directly below `parent`, from each folder to those it imports. */
function buildFolderGraph(modules: readonly Module[], parent: string): Map<string, Set<string>> {
  const getFolder = (path: string) => {
    const [first, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
    return rest.length > 0 ? first : undefined;
  };
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = getFolder(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = getFolder(resolved);
      if (to !== undefined && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/**
 * Finds cycles between folders, which can exist even without cycles between files.
 * @param modules of the whole repository, with paths from its root
 * @returns each cycle as folder paths; the last one repeats the first
 */
export function findFolderCycles(modules: readonly Module[]): string[][] {
  return LAYERED_FOLDERS.flatMap((parent) => {
    const graph = buildFolderGraph(modules, parent);
    const circles: string[][] = [];
    const done = new Set<string>();
    const visit = (folder: string, path: readonly string[]) => {
      const start = path.indexOf(folder);
      if (start >= 0) circles.push([...path.slice(start), folder].map((name) => `${parent}/${name}`));
      if (start >= 0 || done.has(folder)) return;
      for (const next of graph.get(folder) ?? []) visit(next, [...path, folder]);
      done.add(folder);
    };
    for (const folder of graph.keys()) visit(folder, []);
    return circles;
  });
}
