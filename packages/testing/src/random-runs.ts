/** Random cases of a property: few whenever tests run, `PROPERTY_RUNS` in `npm run test:random`. */
export const randomRuns = (usual: number): number => Number(process.env.PROPERTY_RUNS) || usual
