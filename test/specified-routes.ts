/** The screens that the specification names: path, who may see it, header. */
const table = `
/                                      public   auto
/registertype                          public   none
/login                                 public   none
/profile/signup                        public   auto
/profile/form                          public   none
/profile/forgot-password               public   none
/profile/success-password              public   auto
/profile/reset-password                public   none
/profile/form/onboarding               public   none
/profile/form/completeProfile          public   none
/myProfile                             public   auto
/senior-care                           public   auto
/care/daycarecenters                   public   auto
/care/daycaredetails/:pathParam?       public   auto
/care/daycare-bookingdetails           public   auto
/confirmedBooking                      private  auto
/care/paymentsCardList                 private  auto
/care/insuranceCardList                private  auto
/care/paymentmethod                    private  auto
/scare/unverifiedCenter/:pathParam?    private  auto
/top-Doctors                           public   auto
/Md/:pathParam?                        public   auto
/UnMd/:pathParam?                      public   auto
/md-bookDetails                        public   auto
/videoCall/:un?/:rn?                   private  auto
/top-Caregivers                        public   auto
/cg/:pathParam?                        public   auto
/caregiver-bookDetails                 public   auto
/top-diagnosis                         public   none
/test-centers                          public   auto
/diagnosis-center-view                 public   auto
/packagedetails                        public   auto
/testTypeDetails                       public   auto
/mycart                                public   auto
/mycartAddTest                         public   auto
/diagnostic-testView                   private  auto
/dashboard                             private  auto
/dashboardappointments                 private  auto
/dashboardbookings                     private  auto
/healthrecords                         private  auto
/dashboard-addfamily                   private  auto
/family-healthrecord                   private  auto
/dashboard-account                     private  auto
/help-support                          private  auto
/dashboardmedication                   private  auto
/dashboard-global                      private  auto
/dashboardorders                       private  auto
/dashboard-leadsinfo                   private  auto
/dashboard-enquiries                   private  auto
/dashboard-payment                     private  auto
/dashboard-privacy                     private  auto
/dashboard-security                    private  auto
/notifications                         private  auto
/favourites                            private  auto
/messaging                             private  auto
/communicationHub/*                    private  auto
/coming-soon                           public   auto
/cs-pharmacy                           public   auto
/cs-transportation                     public   auto
/insurance                             public   auto
/locationPreview                       private  auto
/homeHealth                            public   auto
/homeHealthAgencies                    public   auto
/homeHealthProfile/:pathParam?         public   auto
/healthCareProfile/:pathParam?         public   auto
/homeHealthRequest                     public   auto
/CPayment                              public   auto
/CPaymenetCardList                     private  auto
/CConfirmdPayment                      private  auto
/404                                   public   auto
`;

export const specifiedRoutes: string[] = table
  .trim()
  .split('\n')
  .map((line) => line.replace(/ +/g, ' '));
