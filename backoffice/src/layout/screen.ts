import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A screen whose code is fetched when it is first opened.
 * @param load imports the screen's file
 * @param name the component that the file exports
 */
export function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }))
}
