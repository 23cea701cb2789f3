import { linesOf, type SpecifiedLines } from './specified.ts';

/** The screens that the specification names, by capability: path, who may see it, header. */
const routes = {
  home: `
/                                      public   auto
/coming-soon                           public   auto
/cs-pharmacy                           public   auto
/cs-transportation                     public   auto
/404                                   public   auto
  `,
  providers: `
/registertype                          public   none
  `,
  account: `
/login                                 public   none
/profile/signup                        public   auto
/profile/form                          public   none
/profile/forgot-password               public   none
/profile/success-password              public   auto
/profile/reset-password                public   none
/profile/form/onboarding               public   none
/profile/form/completeProfile          public   none
/myProfile                             public   auto
  `,
  'senior-care': `
/senior-care                           public   auto
/care/daycarecenters                   public   auto
/care/daycaredetails/:pathParam?       public   auto
/care/daycare-bookingdetails           public   auto
/confirmedBooking                      private  auto
/care/paymentsCardList                 private  auto
/care/paymentmethod                    private  auto
/care/insuranceCardList                private  auto
  `,
  dashboard: `
/dashboard                             private  auto
/dashboardbookings                     private  auto
/notifications                         private  auto
  `,
  insurance: `
/insurance                             public   auto
  `,
  leads: `
/scare/unverifiedCenter/:pathParam?    private  auto
/dashboard-leadsinfo                   private  auto
/dashboard-enquiries                   private  auto
  `,
  doctors: `
/top-Doctors                           public   auto
/Md/:pathParam?                        public   auto
/UnMd/:pathParam?                      public   auto
/md-bookDetails                        public   auto
/videoCall/:un?/:rn?                   private  auto
/dashboardappointments                 private  auto
  `,
  caregivers: `
/top-Caregivers                        public   auto
/cg/:pathParam?                        public   auto
/caregiver-bookDetails                 public   auto
  `,
  checkout: `
/CPayment                              public   auto
/CPaymenetCardList                     private  auto
/CConfirmdPayment                      private  auto
  `,
  diagnostics: `
/top-diagnosis                         public   none
/test-centers                          public   auto
/diagnosis-center-view                 public   auto
/packagedetails                        public   auto
/testTypeDetails                       public   auto
/mycart                                public   auto
/mycartAddTest                         public   auto
/diagnostic-testView                   private  auto
/dashboardorders                       private  auto
  `,
  'home-health': `
/homeHealth                            public   auto
/homeHealthAgencies                    public   auto
/homeHealthProfile/:pathParam?         public   auto
/healthCareProfile/:pathParam?         public   auto
/homeHealthRequest                     public   auto
  `,
  'health-records': `
/healthrecords                         private  auto
  `,
  medication: `
/dashboardmedication                   private  auto
  `,
  family: `
/dashboard-addfamily                   private  auto
/family-healthrecord                   private  auto
  `,
  preferences: `
/dashboard-account                     private  auto
/dashboard-global                      private  auto
/dashboard-payment                     private  auto
/dashboard-privacy                     private  auto
/dashboard-security                    private  auto
  `,
  support: `
/help-support                          private  auto
  `,
  favourites: `
/favourites                            private  auto
  `,
  messaging: `
/messaging                             private  auto
/communicationHub/*                    private  auto
  `,
  places: `
/locationPreview                       private  auto
  `,
};

/** The capabilities whose screens are all there. One that is built is added here with one word. */
const open: readonly (keyof typeof routes)[] = [
  'messaging',
  'home',
  'providers',
  'account',
  'health-records',
  'family',
  'favourites',
  'senior-care',
  'doctors',
  'caregivers',
  'diagnostics',
  'home-health',
  'dashboard',
  'preferences',
  'medication',
  'insurance',
  'support',
  'leads',
  'checkout',
  'places',
];

export const specifiedRoutes: SpecifiedLines = linesOf(routes, open);

/** Screens of families that the specification does not name, each with its reading in docs/assumptions.md. */
export const ownScreens: readonly string[] = [
  '/dashboard-week',
  '/dashboard-data',
  '/dashboard-visits',
  '/visit-summary/:id?',
  '/dashboard-coming/:id?',
  '/invitation',
  '/shared-record',
];
