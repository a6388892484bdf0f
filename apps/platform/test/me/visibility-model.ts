/** A small catalog and its assignments, for one buyer with one user. */
export interface Scene {
  catalogs: { id: string; active: boolean; assigned: boolean; allProducts: boolean; allCategories: boolean }[]
  categories: { id: string; catalog: string; parent: string | null; active: boolean }[]
  products: {
    id: string
    active: boolean
    parent: string | null
    catalogs: string[]
    /** Categories, each in its own catalog. */
    places: string[]
  }[]
  /** Assignments of groups with and without the user. */
  groups: { id: string; isOwn: boolean }[]
  categoryAssignments: { category: string; group: string | null; visible: boolean | null; products: boolean | null }[]
  productAssignments: { product: string; group: string | null }[]
}

type Category = Scene['categories'][number]

/** The visibility rules in plain TypeScript, one product at a time; slow, and independent of the SQL. */
export function modelOf(scene: Scene) {
  const categoryOf = new Map(scene.categories.map((one) => [one.id, one]))
  const productOf = new Map(scene.products.map((one) => [one.id, one]))
  const own = new Set(scene.groups.filter((one) => one.isOwn).map((one) => one.id))
  const isMine = ({ group }: { group: string | null }) => group === null || own.has(group)
  const shelves = scene.catalogs.filter((one) => one.active && one.assigned)

  const upwards = (category: Category): Category[] => {
    const parent = category.parent === null ? undefined : categoryOf.get(category.parent)
    return [category, ...(parent ? upwards(parent) : [])]
  }
  const firstWord = (category: Category, setting: 'visible' | 'products'): boolean | null => {
    for (const one of upwards(category)) {
      const words = scene.categoryAssignments
        .filter((assignment) => assignment.category === one.id && isMine(assignment))
        .map((assignment) => assignment[setting])
        .filter((word) => word !== null)
      if (words.length > 0) return words.includes(true)
    }
    return null
  }
  const isActive = (category: Category): boolean => upwards(category).every((one) => one.active)

  const showsCategory = (id: string): boolean => {
    const category = categoryOf.get(id)
    const shelf = shelves.find((one) => one.id === category?.catalog)
    return !!category && !!shelf && isActive(category) && (firstWord(category, 'visible') ?? shelf.allCategories)
  }

  const showsProduct = (id: string): boolean => {
    const product = productOf.get(id)
    const root = product?.parent ? productOf.get(product.parent) : product
    if (!product?.active || !root?.active) return false
    return shelves.some((shelf) => {
      if (!root.catalogs.includes(shelf.id)) return false
      if (scene.productAssignments.some((one) => one.product === root.id && isMine(one))) return true
      const places = root.places
        .flatMap((place) => categoryOf.get(place) ?? [])
        .filter((one) => one.catalog === shelf.id)
      if (places.length === 0) return shelf.allProducts
      return places.some((place) => isActive(place) && (firstWord(place, 'products') ?? shelf.allProducts))
    })
  }

  return { showsCategory, showsProduct }
}
