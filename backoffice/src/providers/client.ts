import type { Database } from '@maveshi/shared/database'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { PublicConfig } from './config.ts'

/** Asks the backend, and knows its tables and functions. */
export type BackendClient = SupabaseClient<Database>

/** The one place where clients of the backend are made. */
export const backendClient = (
  { supabaseUrl, publishableKey }: PublicConfig,
  auth: SupabaseClientOptions<'public'>['auth'],
): BackendClient => createClient<Database>(supabaseUrl, publishableKey, { auth })
