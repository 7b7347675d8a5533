/** Returns whether a story is one of Studio's, by the file that holds it. */
export const isStudio = (importPath = ''): boolean => importPath.includes('src/studio/')
