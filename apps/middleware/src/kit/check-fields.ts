import { type FieldProblem, refuse, ShopError } from './shop-error.ts'

type Checks<T> = { [K in keyof T]: () => T[K] }

/** Runs every check, so that a form reports all its problems at once. */
export function checkFields<T extends object>(checks: Checks<T>): T {
  const problems: FieldProblem[] = []
  const values: Partial<T> = {}
  for (const name of Object.keys(checks) as (keyof T)[]) {
    try {
      values[name] = checks[name]()
    } catch (error) {
      if (!(error instanceof ShopError) || !error.details.fields) throw error
      problems.push(...error.details.fields)
    }
  }
  if (problems.length > 0) refuse('Request.Invalid', { fields: problems })
  return values as T // no check is left out when none has failed
}
