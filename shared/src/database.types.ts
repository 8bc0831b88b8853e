/** Generated from the migrations by `npm run types`. Do not edit. */

export type Json = string | number | boolean | null | { readonly [key: string]: Json | undefined } | readonly Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          act: string
          action: string
          actor_id: string | null
          after: Json | null
          before: Json | null
          created_at: string
          id: number
          row_id: string
          table_name: string
        }
        Insert: {
          act?: never
          action: string
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: never
          row_id: string
          table_name: string
        }
        Update: {
          act?: never
          action?: string
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: never
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      categories: {
        Row: {
          descriptions: Json
          icon_name: string
          is_creatable: boolean
          kind: string | null
          labels: Json
          parent_menu: string | null
          position: number
          show_in_header: boolean
          singulars: Json
          value: string
        }
        Insert: {
          descriptions?: Json
          icon_name: string
          is_creatable?: boolean
          kind?: string | null
          labels: Json
          parent_menu?: string | null
          position: number
          show_in_header?: boolean
          singulars?: Json
          value: string
        }
        Update: {
          descriptions?: Json
          icon_name?: string
          is_creatable?: boolean
          kind?: string | null
          labels?: Json
          parent_menu?: string | null
          position?: number
          show_in_header?: boolean
          singulars?: Json
          value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'categories_parent_menu_fkey'
            columns: ['parent_menu']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      colleague_notes: {
        Row: {
          about_id: string
          author_id: string | null
          created_at: string
          id: string
          listing_id: string | null
          profile_id: string | null
          words: string
        }
        Insert: {
          about_id?: never
          author_id?: string | null
          created_at?: string
          id?: string
          listing_id?: string | null
          profile_id?: string | null
          words: string
        }
        Update: {
          about_id?: never
          author_id?: string | null
          created_at?: string
          id?: string
          listing_id?: string | null
          profile_id?: string | null
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'colleague_notes_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'colleague_notes_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'colleague_notes_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      contact_events: {
        Row: {
          channel: string
          created_at: string
          id: string
          is_first: boolean
          listing_id: string | null
          person_id: string
          seller_id: string
          wanted_id: string | null
        }
        Insert: {
          channel: string
          created_at?: string
          id?: string
          is_first?: boolean
          listing_id?: string | null
          person_id: string
          seller_id: string
          wanted_id?: string | null
        }
        Update: {
          channel?: string
          created_at?: string
          id?: string
          is_first?: boolean
          listing_id?: string | null
          person_id?: string
          seller_id?: string
          wanted_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contact_events_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contact_events_person_id_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contact_events_seller_id_fkey'
            columns: ['seller_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'contact_events_wanted_id_fkey'
            columns: ['wanted_id']
            isOneToOne: false
            referencedRelation: 'wanted_notices'
            referencedColumns: ['id']
          },
        ]
      }
      deletion_requests: {
        Row: {
          created_at: string
          id: string
          profile_id: string
          reason: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          profile_id: string
          reason?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          profile_id?: string
          reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'deletion_requests_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      dropdown_options: {
        Row: {
          field_key: string
          id: string
          is_active: boolean
          labels: Json
          position: number
          value: string
        }
        Insert: {
          field_key: string
          id?: never
          is_active?: boolean
          labels: Json
          position: number
          value: string
        }
        Update: {
          field_key?: string
          id?: never
          is_active?: boolean
          labels?: Json
          position?: number
          value?: string
        }
        Relationships: []
      }
      empty_searches: {
        Row: {
          dismissed_at: string | null
          language: string | null
          last_searched_at: string
          query: string
          times: number
        }
        Insert: {
          dismissed_at?: string | null
          language?: string | null
          last_searched_at?: string
          query: string
          times?: number
        }
        Update: {
          dismissed_at?: string | null
          language?: string | null
          last_searched_at?: string
          query?: string
          times?: number
        }
        Relationships: []
      }
      favourites: {
        Row: {
          created_at: string
          listing_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          listing_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          listing_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'favourites_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'favourites_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      listing_drafts: {
        Row: {
          id: string
          listing_type: string
          profile_id: string
          updated_at: string
          words: Json
        }
        Insert: {
          id: string
          listing_type: string
          profile_id: string
          updated_at?: string
          words: Json
        }
        Update: {
          id?: string
          listing_type?: string
          profile_id?: string
          updated_at?: string
          words?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'listing_drafts_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      listing_events: {
        Row: {
          actor_id: string | null
          created_at: string
          from_status: Database['public']['Enums']['listing_status'] | null
          id: number
          listing_id: string
          note: string | null
          reason: string | null
          seller_id: string
          to_status: Database['public']['Enums']['listing_status']
        }
        Insert: {
          actor_id?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['listing_status'] | null
          id?: never
          listing_id: string
          note?: string | null
          reason?: string | null
          seller_id: string
          to_status: Database['public']['Enums']['listing_status']
        }
        Update: {
          actor_id?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['listing_status'] | null
          id?: never
          listing_id?: string
          note?: string | null
          reason?: string | null
          seller_id?: string
          to_status?: Database['public']['Enums']['listing_status']
        }
        Relationships: []
      }
      listing_fields: {
        Row: {
          category: string
          depends_on_field: string | null
          depends_on_values: string[]
          id: string
          key: string
          labels: Json
          max: number | null
          min: number | null
          placeholders: Json
          position: number
          required: boolean
          roles: string[]
          type: string
          unit: string | null
          unit_labels: Json
        }
        Insert: {
          category: string
          depends_on_field?: string | null
          depends_on_values?: readonly string[]
          id: string
          key?: never
          labels: Json
          max?: number | null
          min?: number | null
          placeholders?: Json
          position: number
          required?: boolean
          roles?: readonly string[]
          type: string
          unit?: string | null
          unit_labels?: Json
        }
        Update: {
          category?: string
          depends_on_field?: string | null
          depends_on_values?: readonly string[]
          id?: string
          key?: never
          labels?: Json
          max?: number | null
          min?: number | null
          placeholders?: Json
          position?: number
          required?: boolean
          roles?: readonly string[]
          type?: string
          unit?: string | null
          unit_labels?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'listing_fields_category_depends_on_field_fkey'
            columns: ['category', 'depends_on_field']
            isOneToOne: false
            referencedRelation: 'listing_fields'
            referencedColumns: ['category', 'id']
          },
          {
            foreignKeyName: 'listing_fields_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      listing_labels: {
        Row: {
          label: string
          listing_id: string
          seller_id: string
        }
        Insert: {
          label: string
          listing_id: string
          seller_id: string
        }
        Update: {
          label?: string
          listing_id?: string
          seller_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'listing_labels_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: true
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listing_labels_seller_id_fkey'
            columns: ['seller_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      listing_photos: {
        Row: {
          card_hash: string | null
          card_path: string
          content_hash: string | null
          height: number
          id: string
          listing_id: string
          path: string
          position: number
          preview: string
          width: number
        }
        Insert: {
          card_hash?: string | null
          card_path?: never
          content_hash?: string | null
          height: number
          id?: string
          listing_id: string
          path: string
          position: number
          preview: string
          width: number
        }
        Update: {
          card_hash?: string | null
          card_path?: never
          content_hash?: string | null
          height?: number
          id?: string
          listing_id?: string
          path?: string
          position?: number
          preview?: string
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: 'listing_photos_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
        ]
      }
      listings: {
        Row: {
          answers_by_role: Json
          attributes: Json
          category: string
          contact_count: number
          created_at: string
          description: string | null
          expires_at: string | null
          favourite_count: number
          id: string
          is_seller_suspended: boolean
          language: string
          negotiable: boolean
          place_id: string
          price: number | null
          published_at: string | null
          quantity: number
          rejection_note: string | null
          rejection_reason: string | null
          removal_reason: string | null
          revised_at: string | null
          revises: string | null
          seller_id: string
          sold_at: string | null
          sold_outcome: string | null
          status: Database['public']['Enums']['listing_status']
          subcategory: string | null
          submitted_at: string | null
          title: string | null
          updated_at: string
          view_count: number
          listing_flags: string[]
          listing_state: Database['public']['Enums']['listing_status']
        }
        Insert: {
          answers_by_role?: Json
          attributes?: Json
          category: string
          contact_count?: number
          created_at?: string
          description?: string | null
          expires_at?: string | null
          favourite_count?: number
          id?: string
          is_seller_suspended?: boolean
          language?: string
          negotiable?: boolean
          place_id: string
          price?: number | null
          published_at?: string | null
          quantity?: number
          rejection_note?: string | null
          rejection_reason?: string | null
          removal_reason?: string | null
          revised_at?: string | null
          revises?: string | null
          seller_id: string
          sold_at?: string | null
          sold_outcome?: string | null
          status?: Database['public']['Enums']['listing_status']
          subcategory?: string | null
          submitted_at?: string | null
          title?: string | null
          updated_at?: string
          view_count?: number
        }
        Update: {
          answers_by_role?: Json
          attributes?: Json
          category?: string
          contact_count?: number
          created_at?: string
          description?: string | null
          expires_at?: string | null
          favourite_count?: number
          id?: string
          is_seller_suspended?: boolean
          language?: string
          negotiable?: boolean
          place_id?: string
          price?: number | null
          published_at?: string | null
          quantity?: number
          rejection_note?: string | null
          rejection_reason?: string | null
          removal_reason?: string | null
          revised_at?: string | null
          revises?: string | null
          seller_id?: string
          sold_at?: string | null
          sold_outcome?: string | null
          status?: Database['public']['Enums']['listing_status']
          subcategory?: string | null
          submitted_at?: string | null
          title?: string | null
          updated_at?: string
          view_count?: number
        }
        Relationships: [
          {
            foreignKeyName: 'listings_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
          {
            foreignKeyName: 'listings_category_subcategory_fkey'
            columns: ['category', 'subcategory']
            isOneToOne: false
            referencedRelation: 'subcategories'
            referencedColumns: ['category', 'value']
          },
          {
            foreignKeyName: 'listings_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listings_revises_fkey'
            columns: ['revises']
            isOneToOne: true
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listings_seller_id_fkey'
            columns: ['seller_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'listings_seller_id_fkey1'
            columns: ['seller_id']
            isOneToOne: false
            referencedRelation: 'public_profiles'
            referencedColumns: ['id']
          },
        ]
      }
      livestock_types: {
        Row: {
          category: string
          is_active: boolean
          labels: Json
          position: number
          value: string
        }
        Insert: {
          category: string
          is_active?: boolean
          labels: Json
          position: number
          value: string
        }
        Update: {
          category?: string
          is_active?: boolean
          labels?: Json
          position?: number
          value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'livestock_types_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      movement_notices: {
        Row: {
          categories: string[]
          created_at: string
          ends_on: string
          id: string
          place_ids: string[]
          starts_on: string
          texts: Json
          updated_at: string
        }
        Insert: {
          categories?: readonly string[]
          created_at?: string
          ends_on: string
          id?: string
          place_ids?: readonly string[]
          starts_on: string
          texts: Json
          updated_at?: string
        }
        Update: {
          categories?: readonly string[]
          created_at?: string
          ends_on?: string
          id?: string
          place_ids?: readonly string[]
          starts_on?: string
          texts?: Json
          updated_at?: string
        }
        Relationships: []
      }
      notice_choices: {
        Row: {
          channel: string
          pace: string
          topic: string
          user_id: string
        }
        Insert: {
          channel: string
          pace: string
          topic: string
          user_id: string
        }
        Update: {
          channel?: string
          pace?: string
          topic?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'notice_choices_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      pincode_areas: {
        Row: {
          place_id: string
          prefix: string
        }
        Insert: {
          place_id: string
          prefix: string
        }
        Update: {
          place_id?: string
          prefix?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pincode_areas_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      place_aliases: {
        Row: {
          name: string
          place_id: string
        }
        Insert: {
          name: string
          place_id: string
        }
        Update: {
          name?: string
          place_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'place_aliases_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      places: {
        Row: {
          id: string
          language: string
          latitude: number
          longitude: number
          names: Json
          parent_id: string | null
        }
        Insert: {
          id: string
          language: string
          latitude: number
          longitude: number
          names: Json
          parent_id?: string | null
        }
        Update: {
          id?: string
          language?: string
          latitude?: number
          longitude?: number
          names?: Json
          parent_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'places_parent_id_fkey'
            columns: ['parent_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          avatar_path: string | null
          avatar_removed_at: string | null
          console_roles: string[]
          created_at: string
          email: string | null
          id: string
          is_admin: boolean
          language: string
          name: string | null
          phone: string | null
          place_id: string | null
          registration_verified_at: string | null
          role: string
          suspended_at: string | null
          suspension_reason: string | null
          updated_at: string
          whatsapp: string | null
        }
        Insert: {
          avatar_path?: string | null
          avatar_removed_at?: string | null
          console_roles?: readonly string[]
          created_at?: string
          email?: string | null
          id: string
          is_admin?: boolean
          language?: string
          name?: string | null
          phone?: string | null
          place_id?: string | null
          registration_verified_at?: string | null
          role?: string
          suspended_at?: string | null
          suspension_reason?: string | null
          updated_at?: string
          whatsapp?: string | null
        }
        Update: {
          avatar_path?: string | null
          avatar_removed_at?: string | null
          console_roles?: readonly string[]
          created_at?: string
          email?: string | null
          id?: string
          is_admin?: boolean
          language?: string
          name?: string | null
          phone?: string | null
          place_id?: string | null
          registration_verified_at?: string | null
          role?: string
          suspended_at?: string | null
          suspension_reason?: string | null
          updated_at?: string
          whatsapp?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'profiles_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      public_profiles: {
        Row: {
          avatar_path: string | null
          id: string
          is_email_verified: boolean
          is_phone_verified: boolean
          is_registration_verified: boolean
          is_suspended: boolean
          member_since: string
          name: string | null
          place_id: string | null
          role: string
          active_listings: number
          contact_channels: string[]
        }
        Insert: {
          avatar_path?: string | null
          id: string
          is_email_verified?: boolean
          is_phone_verified?: boolean
          is_registration_verified?: boolean
          is_suspended?: boolean
          member_since: string
          name?: string | null
          place_id?: string | null
          role: string
        }
        Update: {
          avatar_path?: string | null
          id?: string
          is_email_verified?: boolean
          is_phone_verified?: boolean
          is_registration_verified?: boolean
          is_suspended?: boolean
          member_since?: string
          name?: string | null
          place_id?: string | null
          role?: string
        }
        Relationships: [
          {
            foreignKeyName: 'public_profiles_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'public_profiles_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
        ]
      }
      ready_texts: {
        Row: {
          created_at: string
          id: string
          reader: string
          texts: Json
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          reader?: string
          texts: Json
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          reader?: string
          texts?: Json
          updated_at?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          acknowledged_at: string | null
          created_at: string
          details: string | null
          handled_at: string | null
          id: string
          listing_id: string | null
          reason: string
          reporter_id: string
          resolution: string | null
          status: string
          wanted_id: string | null
        }
        Insert: {
          acknowledged_at?: string | null
          created_at?: string
          details?: string | null
          handled_at?: string | null
          id?: string
          listing_id?: string | null
          reason: string
          reporter_id: string
          resolution?: string | null
          status?: string
          wanted_id?: string | null
        }
        Update: {
          acknowledged_at?: string | null
          created_at?: string
          details?: string | null
          handled_at?: string | null
          id?: string
          listing_id?: string | null
          reason?: string
          reporter_id?: string
          resolution?: string | null
          status?: string
          wanted_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'reports_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reports_reporter_id_fkey'
            columns: ['reporter_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reports_wanted_id_fkey'
            columns: ['wanted_id']
            isOneToOne: false
            referencedRelation: 'wanted_notices'
            referencedColumns: ['id']
          },
        ]
      }
      safety_texts: {
        Row: {
          body: string
          language: string
          updated_at: string
        }
        Insert: {
          body: string
          language: string
          updated_at?: string
        }
        Update: {
          body?: string
          language?: string
          updated_at?: string
        }
        Relationships: []
      }
      saved_searches: {
        Row: {
          created_at: string
          id: string
          name: string
          path: string
          query: Json
          seen_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          path?: string
          query: Json
          seen_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          path?: string
          query?: Json
          seen_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_searches_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      search_concepts: {
        Row: {
          category: string | null
          field: string | null
          id: string
          kind: string
          value: string | null
        }
        Insert: {
          category?: string | null
          field?: string | null
          id: string
          kind: string
          value?: string | null
        }
        Update: {
          category?: string | null
          field?: string | null
          id?: string
          kind?: string
          value?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'search_concepts_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      search_lexicon: {
        Row: {
          added_at: string
          concept: string
          id: string
          language: string
          normal: string
          script: string
          term: string
        }
        Insert: {
          added_at?: string
          concept: string
          id?: string
          language: string
          normal?: string
          script?: string
          term: string
        }
        Update: {
          added_at?: string
          concept?: string
          id?: string
          language?: string
          normal?: string
          script?: string
          term?: string
        }
        Relationships: [
          {
            foreignKeyName: 'search_lexicon_concept_fkey'
            columns: ['concept']
            isOneToOne: false
            referencedRelation: 'search_concepts'
            referencedColumns: ['id']
          },
        ]
      }
      seller_messages: {
        Row: {
          author_id: string | null
          created_at: string
          id: string
          listing_id: string | null
          profile_id: string
          words: string
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          id?: string
          listing_id?: string | null
          profile_id: string
          words: string
        }
        Update: {
          author_id?: string | null
          created_at?: string
          id?: string
          listing_id?: string | null
          profile_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'seller_messages_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seller_messages_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'seller_messages_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      settings: {
        Row: {
          key: string
          value: Json
        }
        Insert: {
          key: string
          value: Json
        }
        Update: {
          key?: string
          value?: Json
        }
        Relationships: []
      }
      subcategories: {
        Row: {
          category: string
          hides: string[]
          icon_name: string
          id: string
          is_active: boolean
          labels: Json
          position: number
          singulars: Json
          value: string
        }
        Insert: {
          category: string
          hides?: readonly string[]
          icon_name: string
          id?: never
          is_active?: boolean
          labels: Json
          position: number
          singulars?: Json
          value: string
        }
        Update: {
          category?: string
          hides?: readonly string[]
          icon_name?: string
          id?: never
          is_active?: boolean
          labels?: Json
          position?: number
          singulars?: Json
          value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'subcategories_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      subcategory_fields: {
        Row: {
          category: string
          depends_on_field: string | null
          depends_on_values: string[]
          id: string
          key: string
          labels: Json
          max: number | null
          min: number | null
          placeholders: Json
          position: number
          required: boolean
          roles: string[]
          type: string
          unit: string | null
          unit_labels: Json
        }
        Insert: {
          category: string
          depends_on_field?: string | null
          depends_on_values?: readonly string[]
          id: string
          key?: never
          labels: Json
          max?: number | null
          min?: number | null
          placeholders?: Json
          position: number
          required?: boolean
          roles?: readonly string[]
          type: string
          unit?: string | null
          unit_labels?: Json
        }
        Update: {
          category?: string
          depends_on_field?: string | null
          depends_on_values?: readonly string[]
          id?: string
          key?: never
          labels?: Json
          max?: number | null
          min?: number | null
          placeholders?: Json
          position?: number
          required?: boolean
          roles?: readonly string[]
          type?: string
          unit?: string | null
          unit_labels?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'subcategory_fields_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['value']
          },
        ]
      }
      wanted_notices: {
        Row: {
          category: string
          conditions: Json
          contact_count: number
          created_at: string
          days: number
          expires_at: string
          id: string
          is_ending_told: boolean
          place_id: string
          profile_id: string
          published_at: string | null
          refusal_note: string | null
          refusal_reason: string | null
          status: string
          within_km: number | null
          words: string | null
        }
        Insert: {
          category: string
          conditions: Json
          contact_count?: number
          created_at?: string
          days: number
          expires_at: string
          id?: string
          is_ending_told?: boolean
          place_id: string
          profile_id: string
          published_at?: string | null
          refusal_note?: string | null
          refusal_reason?: string | null
          status?: string
          within_km?: number | null
          words?: string | null
        }
        Update: {
          category?: string
          conditions?: Json
          contact_count?: number
          created_at?: string
          days?: number
          expires_at?: string
          id?: string
          is_ending_told?: boolean
          place_id?: string
          profile_id?: string
          published_at?: string | null
          refusal_note?: string | null
          refusal_reason?: string | null
          status?: string
          within_km?: number | null
          words?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'wanted_notices_place_id_fkey'
            columns: ['place_id']
            isOneToOne: false
            referencedRelation: 'places'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'wanted_notices_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: Record<never, never>
    Functions: {
      acknowledge_reports: {
        Args: {
          listing_id: string
        }
        Returns: number
      }
      acknowledge_wanted_reports: {
        Args: {
          wanted_id: string
        }
        Returns: number
      }
      active_listings: {
        Args: {
          profile: Database['public']['Tables']['public_profiles']['Row']
        }
        Returns: number
      }
      add_telephone_seller: {
        Args: {
          name: string
          phone: string
          whatsapp: string
          language: string
        }
        Returns: { id: string; code: string }[]
      }
      approval_times: {
        Args: {
          from_day: string
          to_day: string
        }
        Returns: Json
      }
      approve_listing: {
        Args: {
          listing_id: string
          revises?: string | null
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      approve_wanted: {
        Args: {
          wanted_id: string
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      begin_herd: {
        Args: {
          like_id: string
          animals: Json
        }
        Returns: { listing_id: string; message: string; code: string; details: string; hint: string }[]
      }
      begin_import: {
        Args: {
          import_id: string
          import_kind: string
          file_name: string
          row_count: number
        }
        Returns: undefined
      }
      begin_listing_for: {
        Args: {
          seller: string
          listing: Json
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      catalogue_uses: {
        Args: {
          catalogue_table: string
          ids: readonly string[]
        }
        Returns: { id: string; by_listings: number; by_catalogue: number }[]
      }
      change_flagged_words: {
        Args: {
          language: string
          added?: readonly string[] | null
          removed?: readonly string[] | null
        }
        Returns: string[]
      }
      change_price: {
        Args: {
          listing_id: string
          price: number
          negotiable: boolean
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      change_prices: {
        Args: {
          listing_ids: readonly string[]
          percent: number
          rounding?: number | null
        }
        Returns: { listing_id: string; price: number; code: string; details: string; hint: string }[]
      }
      change_setting: {
        Args: {
          setting: string
          value: string
        }
        Returns: undefined
      }
      changes_since: {
        Args: {
          seen?: string | null
        }
        Returns: Json
      }
      check_name: {
        Args: {
          name: string
        }
        Returns: undefined
      }
      choose_by_link: {
        Args: {
          token: string
          again?: boolean | null
        }
        Returns: string
      }
      close_review: {
        Args: {
          listing_id: string
        }
        Returns: undefined
      }
      close_wanted: {
        Args: {
          wanted_id: string
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      contact_channels: {
        Args: {
          profile: Database['public']['Tables']['public_profiles']['Row']
        }
        Returns: string[]
      }
      contact_leaders: {
        Args: {
          from_day: string
          to_day: string
        }
        Returns: Json
      }
      count_empty_searches: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      count_listings: {
        Args: {
          searches: Json
        }
        Returns: number[]
      }
      dashboard: {
        Args: Record<never, never>
        Returns: Json
      }
      decision_numbers: {
        Args: Record<never, never>
        Returns: Json
      }
      delete_note: {
        Args: {
          note: string
        }
        Returns: undefined
      }
      discard_import: {
        Args: {
          import_id: string
        }
        Returns: undefined
      }
      dismiss_empty_search: {
        Args: {
          query: string
          is_dismissed?: boolean | null
        }
        Returns: undefined
      }
      ended_listing: {
        Args: {
          listing_id: string
        }
        Returns: { status: Database['public']['Enums']['listing_status']; category: string; subcategory: string; attributes: Json; place_id: string }[]
      }
      ended_listings: {
        Args: {
          listing_ids: readonly string[]
        }
        Returns: { id: string; status: Database['public']['Enums']['listing_status']; category: string; subcategory: string; attributes: Json; place_id: string }[]
      }
      export_my_data: {
        Args: Record<never, never>
        Returns: Json
      }
      find_anything: {
        Args: {
          query: string
        }
        Returns: Json
      }
      find_audit: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_empty_searches: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_lexicon_terms: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_listings: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
          is_brief?: boolean | null
        }
        Returns: Json
      }
      find_notices: {
        Args: {
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_people: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_reports: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      find_sellers: {
        Args: {
          query: string
        }
        Returns: { id: string; name: string; phone: string; email: string; language: string; place_id: string; is_suspended: boolean }[]
      }
      find_undelivered: {
        Args: Record<never, never>
        Returns: Json
      }
      find_wanted: {
        Args: {
          category?: string | null
          place?: string | null
          after?: string | null
          page_size?: number | null
        }
        Returns: Json
      }
      find_wanted_notices: {
        Args: {
          search?: string | null
          filters?: Json | null
          sort?: string | null
          is_descending?: boolean | null
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      finish_import: {
        Args: {
          import_id: string
        }
        Returns: Json
      }
      flagged_words_history: {
        Args: {
          at_most?: number | null
        }
        Returns: Json
      }
      forget_push_subscription: {
        Args: {
          endpoint: string
        }
        Returns: undefined
      }
      import_dropdown_options: {
        Args: {
          rows: Json
          import_id?: string | null
        }
        Returns: Json
      }
      import_listings: {
        Args: {
          rows: Json
          import_id?: string | null
        }
        Returns: Json
      }
      import_search_terms: {
        Args: {
          rows: Json
          import_id?: string | null
        }
        Returns: Json
      }
      last_import: {
        Args: {
          import_kind: string
        }
        Returns: Json
      }
      lift_suspension: {
        Args: {
          profile: string
          reason?: string | null
        }
        Returns: undefined
      }
      listing_flags: {
        Args: {
          listing: Database['public']['Tables']['listings']['Row']
        }
        Returns: string[]
      }
      listing_signals: {
        Args: {
          listing_id: string
        }
        Returns: Json
      }
      listing_state: {
        Args: {
          listing: Database['public']['Tables']['listings']['Row']
        }
        Returns: Database['public']['Enums']['listing_status']
      }
      mark_sold: {
        Args: {
          listing_id: string
          outcome: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      market_numbers: {
        Args: {
          from_day: string
          to_day: string
        }
        Returns: Json
      }
      merge_dropdown_options: {
        Args: {
          from_option: string
          into_option: string
        }
        Returns: Json
      }
      messages_about: {
        Args: {
          profile?: string | null
          listing?: string | null
        }
        Returns: Json
      }
      my_notices: {
        Args: {
          before?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      next_review: {
        Args: {
          listing_ids: readonly string[]
          queue?: string | null
        }
        Returns: string
      }
      notes_about: {
        Args: {
          profile?: string | null
          listing?: string | null
        }
        Returns: Json
      }
      offer_channels: {
        Args: {
          channels: readonly string[]
          sender_key?: string | null
        }
        Returns: undefined
      }
      offer_push_keys: {
        Args: {
          public_key: string
          private_key: Json
          sender_key?: string | null
        }
        Returns: Json
      }
      open_review: {
        Args: {
          listing_id: string
          is_renewal?: boolean | null
        }
        Returns: Json
      }
      open_reviews: {
        Args: Record<never, never>
        Returns: Json
      }
      own_decisions: {
        Args: Record<never, never>
        Returns: Json
      }
      person_details: {
        Args: {
          profile: string
        }
        Returns: Json
      }
      person_records: {
        Args: {
          profile: string
          kind: string
          first?: number | null
          at_most?: number | null
        }
        Returns: Json
      }
      place_of_pincode: {
        Args: {
          pincode: string
        }
        Returns: string
      }
      places_of_words: {
        Args: {
          words: string
          state?: string | null
        }
        Returns: Json
      }
      post_wanted: {
        Args: {
          conditions: Json
          words?: string | null
          days?: number | null
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      push_state: {
        Args: {
          endpoint?: string | null
        }
        Returns: Json
      }
      read_notices: {
        Args: {
          ids?: readonly number[] | null
          up_to?: number | null
        }
        Returns: number
      }
      read_search: {
        Args: {
          query: string
          term?: string | null
          concept?: string | null
        }
        Returns: Json
      }
      record_empty_search: {
        Args: {
          query: string
          language?: string | null
        }
        Returns: undefined
      }
      record_view: {
        Args: {
          listing_id: string
        }
        Returns: undefined
      }
      reject_listing: {
        Args: {
          listing_id: string
          reason: string
          note?: string | null
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      reject_wanted: {
        Args: {
          wanted_id: string
          reason: string
          note?: string | null
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      remove_avatar: {
        Args: {
          profile: string
        }
        Returns: undefined
      }
      remove_listing: {
        Args: {
          listing_id: string
          reason: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      remove_wanted: {
        Args: {
          wanted_id: string
          reason: string
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      renew_listing: {
        Args: {
          listing_id: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      renew_push_subscription: {
        Args: {
          known: Json
          renewed: Json
        }
        Returns: undefined
      }
      renew_takeover_code: {
        Args: {
          profile: string
        }
        Returns: string
      }
      renew_wanted: {
        Args: {
          wanted_id: string
        }
        Returns: Database['public']['Tables']['wanted_notices']['Row']
      }
      reopen_reports: {
        Args: {
          listing_id: string
        }
        Returns: number
      }
      reorder_catalogue: {
        Args: {
          catalogue_table: string
          ids: readonly string[]
        }
        Returns: undefined
      }
      reported_listing: {
        Args: {
          listing_id: string
        }
        Returns: Json
      }
      restore_listing: {
        Args: {
          listing_id: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      reveal_contact: {
        Args: {
          listing_id: string
          channel: string
        }
        Returns: string
      }
      reveal_wanted: {
        Args: {
          wanted_id: string
          channel: string
        }
        Returns: string
      }
      save_favourites: {
        Args: {
          listing_ids: readonly string[]
        }
        Returns: number
      }
      save_push_subscription: {
        Args: {
          endpoint: string
          p256dh: string
          auth: string
        }
        Returns: undefined
      }
      saved_search_news: {
        Args: Record<never, never>
        Returns: { id: string; name: string; path: string; created_at: string; seen_at: string; new_listings: number }[]
      }
      search_listings: {
        Args: {
          query?: string | null
          kind?: string | null
          categories?: readonly string[] | null
          attributes?: Json | null
          price_min?: number | null
          price_max?: number | null
          state?: string | null
          district?: string | null
          near?: string | null
          within_km?: number | null
          sort?: string | null
          after?: string | null
          page_size?: number | null
          with_facets?: boolean | null
        }
        Returns: Json
      }
      send_again: {
        Args: {
          ids: readonly string[]
        }
        Returns: number
      }
      set_admin: {
        Args: {
          profile: string
          is_admin: boolean
          roles?: readonly string[] | null
        }
        Returns: undefined
      }
      settle_deliveries: {
        Args: {
          outcomes: Json
          sender_key?: string | null
        }
        Returns: undefined
      }
      settle_reports: {
        Args: {
          listing_id: string
          outcome: string
          note?: string | null
          step?: string | null
          removal_reason?: string | null
          report_ids?: readonly string[] | null
          ready_text?: string | null
        }
        Returns: number
      }
      settle_wanted_reports: {
        Args: {
          wanted_id: string
          outcome: string
          removal_reason?: string | null
          note?: string | null
        }
        Returns: number
      }
      step_listings: {
        Args: {
          listing_ids: readonly string[]
          step: string
          outcome?: string | null
        }
        Returns: { listing_id: string; status: Database['public']['Enums']['listing_status']; code: string; details: string; hint: string }[]
      }
      submit_listing: {
        Args: {
          listing_id: string
          revises?: string | null
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      submit_listing_for: {
        Args: {
          listing_id: string
          photos?: Json | null
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      suggest_places: {
        Args: {
          beginning: string
        }
        Returns: Json
      }
      suggest_searches: {
        Args: {
          beginning: string
          language?: string | null
        }
        Returns: string[]
      }
      suspend_profile: {
        Args: {
          profile: string
          reason: string
        }
        Returns: undefined
      }
      take_back_listing: {
        Args: {
          listing_id: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      take_deliveries: {
        Args: {
          channel: string
          at_most: number
          lease_seconds: number
          at_night?: boolean | null
          sender_key?: string | null
        }
        Returns: Json
      }
      take_over_account: {
        Args: {
          phone: string
          code: string
          email: string
        }
        Returns: string
      }
      tell_of_endings: {
        Args: {
          at_most?: number | null
          sender_key?: string | null
        }
        Returns: number
      }
      tell_of_imports: {
        Args: Record<never, never>
        Returns: number
      }
      text_channels: {
        Args: Record<never, never>
        Returns: Json
      }
      undo_decision: {
        Args: {
          listing_id: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      unread_notices: {
        Args: Record<never, never>
        Returns: number
      }
      verify_registration: {
        Args: {
          profile: string
          is_verified: boolean
        }
        Returns: undefined
      }
      views_by_day: {
        Args: Record<never, never>
        Returns: { day: string; views: number }[]
      }
      waiting_counts: {
        Args: Record<never, never>
        Returns: Json
      }
      wanted_for_me: {
        Args: {
          listing_id?: string | null
          after?: string | null
          page_size?: number | null
        }
        Returns: Json
      }
      withdraw_listing: {
        Args: {
          listing_id: string
        }
        Returns: Database['public']['Tables']['listings']['Row']
      }
      write_note: {
        Args: {
          words: string
          profile?: string | null
          listing?: string | null
        }
        Returns: undefined
      }
      write_to_seller: {
        Args: {
          message: string
          words: string
          profile?: string | null
          listing?: string | null
        }
        Returns: undefined
      }
    }
    Enums: {
      listing_status: 'draft' | 'pending' | 'active' | 'rejected' | 'sold' | 'withdrawn' | 'expired' | 'removed'
    }
    CompositeTypes: Record<never, never>
  }
}
