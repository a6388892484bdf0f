import type { ReactNode, SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

/** 24 × 24 with 1.5 strokes. Hidden from screen readers; the text beside them is read. */
const createIcon = (shape: ReactNode) =>
  function Icon({ className = 'size-5', ...rest }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
        {...rest}
      >
        {shape}
      </svg>
    )
  }

const createLineIcon = (d: string) => createIcon(<path d={d} />)

export const SearchIcon = createLineIcon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L21 21')
export const MenuIcon = createLineIcon('M3 6.5h18M3 12h18M3 17.5h18')
export const CloseIcon = createLineIcon('m5 5 14 14M19 5 5 19')
export const CartIcon = createLineIcon('M4 8.5h16l-1.2 11.5H5.2L4 8.5Zm4.5 3V7a3.5 3.5 0 0 1 7 0v4.5')
export const PersonIcon = createLineIcon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6')
export const StoreIcon = createLineIcon(
  'M12 21c4.5-4.4 7-7.9 7-11a7 7 0 1 0-14 0c0 3.1 2.5 6.6 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const HeartIcon = createLineIcon(
  'M12 20S4 15.3 4 9.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.6C20 15.3 12 20 12 20Z',
)
export const MoreIcon = createLineIcon(
  'M12 5a.75.75 0 1 0 0 1.5A.75.75 0 0 0 12 5Zm0 6.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Zm0 6.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z',
)
export const PlusIcon = createLineIcon('M12 5v14M5 12h14')
export const MinusIcon = createLineIcon('M5 12h14')
export const CheckIcon = createLineIcon('m4.5 12.5 5 5 10-11')
export const ChevronDownIcon = createLineIcon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = createLineIcon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = createLineIcon('m9.5 6 6 6-6 6')
export const ArrowRightIcon = createLineIcon('M4 12h16m-6-6 6 6-6 6')
export const InfoIcon = createLineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.5v.2')
export const WarningIcon = createLineIcon('M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.2')
export const ErrorIcon = createLineIcon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5v6m0 2.7v.2')
export const DownloadIcon = createLineIcon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15')
export const PrintIcon = createLineIcon('M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7v-6Z')
export const TruckIcon = createLineIcon(
  'M2.5 6h11v10.5h-11V6Zm11 3.5h4.5l3.5 3.5v3.5h-8v-7ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const BoxIcon = createLineIcon('M4 8.5 12 4l8 4.5v7.5L12 20.5 4 16V8.5Zm0 0 8 4.5 8-4.5M12 13v7.5')
export const FilterIcon = createLineIcon(
  'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const LockIcon = createLineIcon('M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3')
export const CopyIcon = createLineIcon('M8.5 8.5h11v11h-11v-11ZM5 15.5h-.5v-11h11V5')
