import type { DrawnLayout } from '@tessera/domain/layout/layout'
import { pathOf } from '@tessera/domain/layout/path-of'
import type { Point } from '@tessera/domain/layout/polygon'
import type { FaceCrop } from '@tessera/pictures/views/face-crops'
import { useId } from 'react'
import type { DrawingFrame } from './drawing-frame.ts'
import { DrawingLabels } from './drawing-labels.tsx'
import { outlineColor, pathsByTone, tonesOf } from './drawing-paths.ts'
import { TileFaces } from './tile-faces.tsx'

interface Props {
  drawn: DrawnLayout
  /** True if this is the last valid drawing, because the typed values can't be drawn. */
  isOld: boolean
  frame: DrawingFrame
  colorFamily: string | null
  shadeVariation: string | null
  /** The product's face picture, and where its faces are in it. */
  picture: string
  crops: readonly FaceCrop[]
  isHexagon: boolean
  groutHex: string
  start: Point
  /** The text alternative. */
  label: string
}

/** The floor plan to scale: every tile, with cuts hatched and slivers crossed. */
export function LayoutDrawing({ drawn, isOld, frame, groutHex, start, label, ...face }: Props) {
  const { colorFamily, shadeVariation, picture, crops, isHexagon } = face
  const id = useId()
  const { room, laid } = drawn
  const tones = tonesOf(colorFamily, shadeVariation)
  const line = outlineColor(tones[0] ?? '#ffffff')
  const cuts = laid.cuts.flatMap(({ rings }) => rings)
  const slivers = laid.cuts.filter(({ isSliver }) => isSliver).flatMap(({ rings }) => rings)
  return (
    <figure className={`relative forced-color-adjust-none p-9 [print-color-adjust:exact] ${isOld ? 'opacity-40' : ''}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        className="block h-auto w-full overflow-visible"
      >
        <defs>
          <Hatch id={`${id}cut`} step={frame.step} color={line} />
          <Hatch id={`${id}sliver`} step={frame.step / 2} color={line} isCrossed />
        </defs>
        <path d={pathOf(room.rings)} fill={groutHex} fillRule="evenodd" />
        {pathsByTone(laid.full).map((path, at) => (
          <Tiles key={tones[at]} path={path} fill={tones[at]} line={line} />
        ))}
        <Tiles path={pathOf(cuts)} fill={tones[0]} line={line} />
        <TileFaces id={id} room={room} laid={laid} picture={picture} crops={crops} isHexagon={isHexagon} />
        <path d={pathOf(cuts)} fill={`url(#${id}cut)`} fillRule="evenodd" />
        <path d={pathOf(slivers)} fill={`url(#${id}sliver)`} fillRule="evenodd" />
        <Walls drawn={drawn} />
      </svg>
      <DrawingLabels drawn={drawn} frame={frame} start={start} />
    </figure>
  )
}

const Tiles = ({ path, fill, line }: { path: string; fill: string | undefined; line: string }) => (
  <path
    d={path}
    fill={fill}
    fillRule="evenodd"
    stroke={line}
    strokeOpacity={0.42}
    strokeWidth={0.6}
    vectorEffect="non-scaling-stroke"
  />
)

interface HatchProps {
  id: string
  step: number
  color: string
  isCrossed?: boolean
}

const Hatch = ({ id, step, color, isCrossed = false }: HatchProps) => (
  <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(22)">
    <path
      d={`M0 0V${step}${isCrossed ? `M0 0H${step}` : ''}`}
      stroke={color}
      strokeOpacity={isCrossed ? 0.9 : 0.45}
      strokeWidth={step / 7}
      fill="none"
    />
  </pattern>
)

/** Thick walls, open doors, and a dashed line for a side that we added to close the shape. */
function Walls({ drawn: { room } }: { drawn: DrawnLayout }) {
  const { walls, rings, doors, closingIn } = room
  return (
    <g fill="none">
      <path d={pathOf(rings)} className="stroke-ink" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      {walls.map(({ from, to }, at) => (
        <path
          key={`${from} ${to}`}
          d={`M${from.join(' ')}L${to.join(' ')}`}
          className="stroke-ink"
          strokeWidth={3}
          strokeLinecap="square"
          strokeDasharray={closingIn !== null && at === walls.length - 1 ? '8 8' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {doors.map(({ from, to }) => (
        <g key={`${from} ${to}`}>
          <path
            d={`M${from.join(' ')}L${to.join(' ')}`}
            className="stroke-paper"
            strokeWidth={5}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${from.join(' ')}L${to.join(' ')}`}
            className="stroke-ink"
            strokeWidth={1.5}
            strokeDasharray="2 3"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </g>
  )
}
