export interface StackFrame {
  function: string
  filename: string
  lineno: number
  colno: number
  in_app: boolean
}

/** `at name (file:1:2)` of Chromium and of our own mapped stacks, `name@file:1:2` of the others. */
const line = /^\s*(?:at )?(?:async )?([^@(]*?)[@( ]*((?:https?:\/\/)?[^\s()@]+?):(\d+):(\d+)\)?\s*$/
const maxFrames = 30

/** Innermost frame last, as Sentry expects. Lines without a position are dropped. */
export function parseStackFrames(stack: string | null): StackFrame[] {
  return (stack ?? '')
    .split('\n')
    .slice(0, maxFrames)
    .flatMap((text): StackFrame[] => {
      const [, name = '', filename = '', row, column] = line.exec(text) ?? []
      if (!filename) return []
      const isOurs = !filename.includes('node_modules')
      return [{ function: name || '?', filename, lineno: Number(row), colno: Number(column), in_app: isOurs }]
    })
    .reverse()
}
