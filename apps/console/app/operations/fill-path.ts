/** `/buyers/:buyerID` with the values of its parameters; undefined while one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string | undefined {
  let isComplete = true
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (!value || /^\.\.?$/.test(value)) isComplete = false
    return encodeURIComponent(value ?? '')
  })
  return isComplete ? filled : undefined
}
