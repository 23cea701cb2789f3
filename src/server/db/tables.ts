// Made by scripts/db-types.ts from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type GeneratedJson = ColumnType<unknown, string | undefined, string>;
type Point = ColumnType<{ x: number; y: number }, string, string>;

export interface Tables {
  access_tokens: {
    hash: string;
    session_id: string;
    expires_at: Instant;
  };
  analytics_events: {
    id: string;
    kind: string;
    name: string;
    route: string;
    facts: GeneratedJson;
    happened_at: Instant;
  };
  audit_entries: {
    id: Generated<number>;
    at: Instant;
    actor_id: string;
    person_id: string;
    action: string;
    subject: string;
    previous_hash: string;
    hash: string;
  };
  booking_attendance: {
    booking_id: string;
    starts_at: Instant;
    arrived_at: Instant;
    left_at: Instant | null;
    noted_by: string;
  };
  booking_dues: {
    id: Generated<string>;
    booking_id: string;
    number: number;
    amount_cents: number;
    due_at: Instant;
    state: Generated<string>;
    refund_cents: Generated<number>;
    updated_at: Instant;
  };
  booking_events: {
    id: Generated<number>;
    booking_id: string;
    what: string;
    at: Instant;
  };
  booking_kinds: {
    kind: string;
  };
  booking_questions: {
    id: Generated<number>;
    booking_id: string;
    question: string;
    asked_by: string;
    asked_at: Instant;
    answer: string | null;
    answered_by: string | null;
    answered_at: Instant | null;
  };
  booking_reminders: {
    booking_id: string;
    name: string;
    sent_at: Instant;
  };
  booking_times: {
    booking_id: string;
    starts_at: Instant;
    ends_at: Instant;
    day: string;
  };
  bookings: {
    id: Generated<string>;
    booking_id: string;
    kind: string;
    user_id: string;
    person_id: string;
    provider_id: string;
    provider_name: string;
    status: string;
    booked_date: string;
    starts_at: Instant;
    ends_at: Instant;
    time_zone: string;
    total_cents: number;
    snapshot: Json;
    note: string | null;
    held_until: Instant | null;
    charging_until: Instant | null;
    answer_by: Instant | null;
    answered_at: Instant | null;
    cancelled_by: string | null;
    cancel_code: string | null;
    cancel_reason: string | null;
    cancelled_at: Instant | null;
    reviewed_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
    held_for_client: string | null;
    hold_extended_at: Instant | null;
  };
  centres: {
    provider_id: string;
    capacity: number;
    week_cents: number;
    month_cents: number;
    day_plan: GeneratedJson;
  };
  codes: {
    id: Generated<string>;
    purpose: string;
    channel: string;
    target: string;
    code_hash: string;
    tries: Generated<number>;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
    client: Generated<string>;
    other_tries: Generated<number>;
  };
  dependants: {
    person_id: string;
    relationship: string;
    basis: string;
    recorded_at: Instant;
  };
  error_reports: {
    fingerprint: string;
    name: string;
    message: string;
    stack: string;
    route: string | null;
    count: Generated<number>;
    first_at: Generated<Date>;
    last_at: Generated<Date>;
  };
  family_invitations: {
    id: Generated<string>;
    kind: string;
    from_user_id: string;
    person_id: string | null;
    email: string;
    relationship: string;
    scopes: string[];
    status: string;
    created_at: Instant;
    sent_at: Instant;
    updated_at: Instant;
  };
  family_links: {
    id: Generated<string>;
    person_id: string;
    member_user_id: string;
    relationship: string;
    status: string;
    scopes: Generated<string[]>;
    updated_at: Instant;
    accepted_at: Instant | null;
    paused_at: Instant | null;
    ends_on: string | null;
    ends_at: Instant | null;
    ending_told_at: Instant | null;
    ended_told_at: Instant | null;
    stopped_by: string | null;
  };
  favourites: {
    user_id: string;
    provider_id: string;
    created_at: Instant;
  };
  health_profiles: {
    person_id: string;
    facts: Json;
    version: Generated<number>;
    updated_at: Instant;
  };
  idempotent_answers: {
    user_id: string;
    route: string;
    key: string;
    body_hash: string;
    answer: Json | null;
    created_at: Instant;
  };
  known_devices: {
    hash: string;
    user_id: string;
    seen_at: Instant;
  };
  leads: {
    id: Generated<string>;
    kind: string;
    what: string;
    email: string;
    details: Json;
    created_at: Instant;
  };
  mailbox: {
    id: string;
    channel: string;
    recipient: string;
    subject: string | null;
    body_text: string;
    body_html: string | null;
    delivered_at: Generated<Date>;
  };
  notifications: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    subject_id: string;
    provider_id: string | null;
    facts: Json;
    updated_at: Instant;
    read_at: Instant | null;
    person_id: string | null;
  };
  outbox: {
    id: Generated<string>;
    channel: string;
    recipient: string;
    subject: string | null;
    body: string;
    state: Generated<string>;
    attempts: Generated<number>;
    created_at: Instant;
    sent_at: Instant | null;
  };
  payment_customers: {
    user_id: string;
    reference: string;
  };
  payment_events: {
    id: string;
    received_at: Instant;
  };
  payments: {
    id: Generated<string>;
    due_id: string;
    booking_id: string;
    user_id: string;
    amount_cents: number;
    method: string;
    saves_card: boolean;
    state: string;
    reference: string | null;
    client_secret: string | null;
    decline_code: string | null;
    card_brand: string | null;
    card_last_four: string | null;
    refunded_cents: Generated<number>;
    refund_tries: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  people: {
    id: Generated<string>;
    user_id: string | null;
    created_by: string | null;
    first_name: string;
    last_name: string;
    date_of_birth: string | null;
    gender: string | null;
    address: string | null;
    zip: string | null;
    updated_at: Instant;
  };
  preferences: {
    user_id: string;
    global: Json;
    notifications: Json;
    privacy: Json;
    updated_at: Instant;
  };
  provider_kinds: {
    kind: string;
  };
  provider_managers: {
    provider_id: string;
    user_id: string;
  };
  providers: {
    id: Generated<string>;
    kind: string;
    name: string;
    verified_at: Instant | null;
    street: string;
    city: string;
    state: string;
    zip: string;
    latitude: number;
    longitude: number;
    place: Point;
    time_zone: string;
    phone: string;
    languages: Generated<string[]>;
    offers: Generated<string[]>;
    price_cents: number;
    hours: Json;
    open_weekdays: number[];
    about: Json;
    picture: Json;
    rating: number | null;
    review_count: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: number | null;
  };
  refresh_tokens: {
    hash: string;
    session_id: string;
    expires_at: Instant;
    used_at: Instant | null;
  };
  reviews: {
    id: Generated<string>;
    provider_id: string;
    booking_id: string | null;
    user_id: string | null;
    author: string;
    stars: number;
    words: string;
    created_at: Instant;
    language: string | null;
  };
  seat_days: {
    provider_id: string;
    day: string;
    capacity: number;
    is_set: Generated<boolean>;
    taken: Generated<number>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    created_at: Instant;
    ended_at: Instant | null;
  };
  simulated_cards: {
    token: string;
    conduct: string;
    brand: string;
    last_four: string;
    expiry_month: number;
    expiry_year: number;
    customer: string | null;
    is_spent: Generated<boolean>;
    created_at: Generated<Date>;
  };
  simulated_charges: {
    reference: string;
    key: string;
    customer: string;
    card: string;
    amount_cents: number;
    currency: string;
    description: string;
    saves_card: boolean;
    state: string;
    decline_code: string | null;
    client_secret: string;
    refunded_cents: Generated<number>;
    created_at: Generated<Date>;
  };
  simulated_events: {
    id: string;
    kind: string;
    charge: string;
    created_at: Generated<Date>;
  };
  simulated_refunds: {
    reference: string;
    key: string;
    charge: string;
    amount_cents: number;
    created_at: Generated<Date>;
  };
  slots: {
    provider_id: string;
    service: string;
    starts_at: Instant;
    ends_at: Instant;
    capacity: number;
    taken: number;
  };
  tickets: {
    hash: string;
    purpose: string;
    channel: string;
    target: string;
    user_id: string | null;
    expires_at: Instant;
    used_at: Instant | null;
  };
  time_off: {
    id: Generated<string>;
    provider_id: string;
    starts_at: Instant;
    ends_at: Instant;
    created_at: Instant;
  };
  users: {
    id: Generated<string>;
    email: string;
    phone: string | null;
    first_name: string;
    last_name: string;
    password_hash: string;
    profile_image: string | null;
    language: Generated<string>;
    is_staff: Generated<boolean>;
    email_verified_at: Instant | null;
    phone_verified_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };
  weekly_hours: {
    provider_id: string;
    service: string;
    ranges: Json;
    slot_minutes: number;
    buffer_minutes: number;
    notice_minutes: number;
    ahead_days: number;
    capacity: number;
    updated_at: Instant;
  };
}
