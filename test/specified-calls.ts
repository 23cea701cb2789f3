import { linesOf, type SpecifiedLines } from './specified.ts';

/** The calls that the specification names, by capability: service, method, path, and who may call. */
const calls = {
  account: `
user        POST  /auth/v1.1/signup                                          public
user        POST  /auth/v1.1/signin                                          public
user        POST  /auth/v1.1/otp                                             public
user        POST  /auth/v1.1/otpVerify                                       public
user        POST  /auth/v1.1/checkUser                                       public
user        POST  /auth/v1.1/verify                                          public
user        POST  /auth/v1.1/validateEmailAndPhone                           public
user        POST  /auth/v1.1/forgotPassword                                  public
user        POST  /auth/v1.1/forgotEmailOTP                                  public
user        POST  /auth/v1.1/resetPassword                                   public
user        POST  /auth/v1.1/changePassword                                  self
user        GET   /auth/v1.1/getGPByUserId/{}                                self
user        GET   /auth/v1.1/getNPByUserId/{}                                self
user        GET   /auth/v1.1/getNPById/{}                                    self
user        GET   /auth/v1.1/getPSByUserId/{}                                self
user        PUT   /auth/v1.1/updateNPById                                    self
user        PUT   /auth/v1.1/editGPByUserId/{}                               self
user        PUT   /auth/v1.1/editNPByUserId/{}                               self
user        PUT   /auth/v1.1/editPSByUserId/{}                               self
  `,
  'health-records': `
user        POST  /healthProfile/v1.1/FMHealthProfile                        circle
user        GET   /healthProfile/v1.1/getHealthProfile/{}                    circle
user        PUT   /healthProfile/v1.1/updateHealthProfileById/{}             circle
  `,
  family: `
user        GET   /familyMembers/v1.1/getFamilyMembers/{}                    self
user        POST  /familyMembers/v1.1/addFamilyMember                        self
user        POST  /familyMembers/v1.1/getFamilyMembersByEmail                self
user        PUT   /familyMembers/v1.1/updateFamilyMember/{}                  self
user        GET   /familyMembers/v1.1/getAcceptedFM/{}                       self
  `,
  support: `
common      POST  /tickets/v1.1/addTicket                                    self
common      GET   /tickets/v1.1/getTickets/{}                                self
common      PUT   /tickets/v1.1/updateTicket/{}                              self
common      PUT   /tickets/v1.1/updateTicketStatus/{}                        self
  `,
  favourites: `
common      POST  /fav/v1.1/docfav                                           self
common      POST  /fav/v1.1/scfav                                            self
common      GET   /fav/v1.1/getdocfav/{}                                     self
common      GET   /fav/v1.1/getscfav/{}                                      self
  `,
  bookings: `
seniorcare  POST  /api/auth/v1.1/bookings                                    circle
seniorcare  GET   /api/auth/v1.1/bookings                                    self
seniorcare  PUT   /api/auth/v1.1/updateBookingsById/{}                       circle
  `,
  payments: `
seniorcare  POST  /api/payment/v1.1/makepayment                              self
seniorcare  GET   /api/payment/v1.1/carddetails                              self
  `,
  reviews: `
seniorcare  POST  /api/auth/v1.1/addReview                                   circle
  `,
  notifications: `
seniorcare  GET   /scare/v1.2/bookings/getSBNotification/{}                  self
seniorcare  PUT   /scare/v1.2/bookings/updatePushNotification/{}             self
  `,
  'senior-care': `
seniorcare  GET   /auth/v1.0/s-care1/services                                public
  `,
  doctors: `
telehealth  POST  /client/doc/v1.0/bookingdetails                            circle
telehealth  PUT   /client/doc/v1.0/cancleAppointments/{}                     circle
telehealth  PUT   /client/doc/v1.0/rescheduleAppintment/{}                   circle
telehealth  GET   /client/doc/v1.0/doc/{}                                    public
telehealth  GET   /client/doc/v1.0/getReviews/{}                             public
telehealth  POST  /client/doc/v1.0/addReview                                 circle
telehealth  POST  /client/doc/v1.0/doclist                                   public
telehealth  GET   /client/doc/v1.0/doclist/doctors                           public
telehealth  GET   /client/doc/v1.0/docSchedules/{}                           public
telehealth  GET   /client/doc/v1.0/currentAppointments/{}                    self
telehealth  GET   /auth/v1.0/services                                        public
telehealth  GET   /profile/v1.0/specialties                                  public
telehealth  POST  /docQuetions/v1.0/getDocQuePre/{}                          circle
telehealth  POST  /docQuetions/v1.0/addDocQuePre                             circle
telehealth  PUT   /docQuetions/v1.0/updateDocQuePre/edit/{}                  circle
  `,
  caregivers: `
common      POST  /fav/v1.1/cgfav                                            self
common      GET   /fav/v1.1/getcgfav/{}                                      self
caregiver   POST  /client/doc/v1.0/bookingdetails                            circle
caregiver   PUT   /client/doc/v1.0/cancleAppointments/{}                     circle
caregiver   PUT   /client/doc/v1.0/rescheduleAppintment/{}                   circle
caregiver   GET   /client/doc/v1.0/doc/{}                                    public
caregiver   GET   /client/doc/v1.0/getReviews/{}                             public
caregiver   POST  /client/doc/v1.0/addReview                                 circle
caregiver   POST  /client/doc/v1.0/doclist                                   public
caregiver   GET   /client/doc/v1.0/docSchedules/{}                           public
caregiver   GET   /client/doc/v1.0/currentAppointments/{}                    self
caregiver   GET   /auth/v1.0/services                                        public
  `,
  diagnostics: `
common      GET   /fav/v1.0/getDiagnosisfav/{}                               self
diagnostics GET   /diagnostics/v1.0/getCategories                            public
diagnostics GET   /diagnostics/v1.0/getPackages                              public
diagnostics GET   /diagnostics/v1.0/getServices                              public
diagnostics POST  /diagnostics/v1.0/getProfilesList                          public
diagnostics GET   /diagnostics/v1.0/getTestsbyCategoryId/{}                  public
diagnostics GET   /diagnostics/v1.0/getTestsById/{}                          public
diagnostics GET   /diagnostics/v1.0/getTestsByCategory/{}                    public
diagnostics GET   /diagnostics/v1.0/getTestsByCategory                       public
diagnostics POST  /diagnostics/v1.0/get_profile_list_by_location/search      public
diagnostics GET   /client/v1.0/getDiagnosticsTests/{}                        public
diagnostics GET   /client/v1.0/getPackageDetails/{}                          public
diagnostics GET   /client/v1.0/getBookings/{}/{}                             self
diagnostics GET   /client/v1.0/getTest/{}                                    public
diagnostics GET   /client/v1.0/getTestsBCategory                             public
diagnostics GET   /client/v1.0/getreportDetails/{}                           circle
diagnostics GET   /client/v1.0/getReviews/{}                                 public
diagnostics POST  /client/v1.0/bookingsCount/{}                              self
diagnostics GET   /master/category/v1.0/getCat/{}                            public
diagnostics POST  /reviews/v1.0/addReview                                    circle
  `,
};

/** The capabilities whose calls are all there. One that is built is added here with one word. */
const open: readonly (keyof typeof calls)[] = [
  'account',
  'family',
  'health-records',
  'bookings',
  'payments',
  'reviews',
  'notifications',
  'senior-care',
  'doctors',
  'caregivers',
  'diagnostics',
  'support',
  'favourites',
];

export const specifiedCalls: SpecifiedLines = linesOf(calls, open);
