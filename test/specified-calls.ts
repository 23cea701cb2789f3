/** Calls that the specification names: service, method, path, and who may call. */
const table = `
user        POST  /auth/v1.1/signup                                        public
user        POST  /auth/v1.1/signin                                        public
user        POST  /auth/v1.1/otp                                           public
user        POST  /auth/v1.1/otpVerify                                     public
user        POST  /auth/v1.1/checkUser                                     public
user        POST  /auth/v1.1/verify                                        public
user        POST  /auth/v1.1/validateEmailAndPhone                         public
user        POST  /auth/v1.1/forgotPassword                                public
user        POST  /auth/v1.1/forgotEmailOTP                                public
user        POST  /auth/v1.1/resetPassword                                 public
user        POST  /auth/v1.1/changePassword                                self
user        GET   /auth/v1.1/getGPByUserId/{}                              self
user        GET   /auth/v1.1/getNPByUserId/{}                              self
user        GET   /auth/v1.1/getNPById/{}                                  self
user        GET   /auth/v1.1/getPSByUserId/{}                              self
user        PUT   /auth/v1.1/updateNPById                                  self
user        PUT   /auth/v1.1/editGPByUserId/{}                             self
user        PUT   /auth/v1.1/editNPByUserId/{}                             self
user        PUT   /auth/v1.1/editPSByUserId/{}                             self
user        POST  /healthProfile/v1.1/FMHealthProfile                      circle
user        GET   /healthProfile/v1.1/getHealthProfile/{}                  circle
user        PUT   /healthProfile/v1.1/updateHealthProfileById/{}           circle
seniorcare  POST  /api/payment/v1.1/makepayment                            self
seniorcare  GET   /api/payment/v1.1/carddetails                            self
seniorcare  POST  /api/auth/v1.1/bookings                                  circle
seniorcare  GET   /api/auth/v1.1/bookings                                  self
seniorcare  PUT   /api/auth/v1.1/updateBookingsById/{}                     circle
seniorcare  POST  /api/auth/v1.1/addReview                                 circle
seniorcare  GET   /auth/v1.0/s-care1/services                              public
seniorcare  GET   /scare/v1.2/bookings/getSBNotification/{}                self
seniorcare  PUT   /scare/v1.2/bookings/updatePushNotification/{}           self
`;

export const specifiedCalls: string[] = table
  .trim()
  .split('\n')
  .map((line) => line.replace(/ +/g, ' '));
