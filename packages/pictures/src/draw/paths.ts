import type { CanvasPoint } from './canvas.ts'

/** Parses points: '10,20 30,40'. */
export function parsePath(text: string): CanvasPoint[] {
  return text.split(' ').map((pair): CanvasPoint => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

export function ellipsePath(x: number, y: number, radiusX: number, radiusY: number, steps = 72): CanvasPoint[] {
  return Array.from({ length: steps }, (_, i): CanvasPoint => {
    const angle = (i / steps) * Math.PI * 2
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
}

export function boxPath(left: number, top: number, right: number, bottom: number, round = 0): CanvasPoint[] {
  if (round === 0) {
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
  }
  const corners: [number, number, number][] = [
    [right - round, top + round, -Math.PI / 2],
    [right - round, bottom - round, 0],
    [left + round, bottom - round, Math.PI / 2],
    [left + round, top + round, Math.PI],
  ]
  return corners.flatMap(([x, y, start]) => arcPath(x, y, round, round, start, start + Math.PI / 2, 8))
}

export function arcPath(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  steps = 36,
): CanvasPoint[] {
  return Array.from({ length: steps + 1 }, (_, i): CanvasPoint => {
    const angle = from + ((to - from) * i) / steps
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
}

/** Cuts the corners of a line repeatedly until it is a curve. */
export function smoothPath(points: readonly CanvasPoint[], isClosed: boolean, times = 3): CanvasPoint[] {
  let line = [...points]
  for (let time = 0; time < times; time++) {
    const next: CanvasPoint[] = []
    const count = isClosed ? line.length : line.length - 1
    const [head] = line
    if (!isClosed && head) next.push(head)
    for (let i = 0; i < count; i++) {
      const [x, y] = line[i] ?? [0, 0]
      const [x2, y2] = line[(i + 1) % line.length] ?? [0, 0]
      next.push([x * 0.75 + x2 * 0.25, y * 0.75 + y2 * 0.25], [x * 0.25 + x2 * 0.75, y * 0.25 + y2 * 0.75])
    }
    const tail = line.at(-1)
    if (!isClosed && tail) next.push(tail)
    line = next
  }
  return line
}

/** A line with a width, as a ring to fill. */
export function ribbonPath(points: readonly CanvasPoint[], half: number): CanvasPoint[] {
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay) || 1
    return [x, y, (-(by - ay) / long) * half, ((bx - ax) / long) * half] as const
  })
  const there = sides.map(([x, y, nx, ny]): CanvasPoint => [x + nx, y + ny])
  const back = sides.map(([x, y, nx, ny]): CanvasPoint => [x - nx, y - ny]).reverse()
  return [...there, ...back]
}

export function rotatePath(
  points: readonly CanvasPoint[],
  angle: number,
  aroundX: number,
  aroundY: number,
): CanvasPoint[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return points.map(([x, y]): CanvasPoint => {
    const dx = x - aroundX
    const dy = y - aroundY
    return [aroundX + dx * cos - dy * sin, aroundY + dx * sin + dy * cos]
  })
}
